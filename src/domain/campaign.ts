import { DAY_MS } from './durations'
import { INDIA_OFFSET_MS } from './indian-month'

/** How a campaign stands. A reached one takes no more gifts from the page, whatever its period. */
const campaignStates = ['upcoming', 'running', 'reached', 'over'] as const
export type CampaignState = (typeof campaignStates)[number]

/** The first and the last day of a campaign, as ISO dates: the Indian day of each counts as a whole. */
export type CampaignPeriod = { startsOn: string; endsOn: string }

/** A period as moments, in ms: from the first on, before the second. */
export function campaignMoments({
  startsOn,
  endsOn,
}: CampaignPeriod): [from: number, before: number] {
  return [startOfIndianDay(startsOn), startOfIndianDay(endsOn) + DAY_MS]
}

/**
 * @param campaign.receivedPaise what it has received, without what was given back.
 * @param campaign.goalPaise what it asks for.
 */
export function campaignState(
  campaign: CampaignPeriod & { goalPaise: number; receivedPaise: number },
  now: Date,
): CampaignState {
  if (campaign.receivedPaise >= campaign.goalPaise) return 'reached'
  const [from, before] = campaignMoments(campaign)
  if (now.getTime() < from) return 'upcoming'
  return now.getTime() < before ? 'running' : 'over'
}

/** How much of a goal has been reached, in whole percent: 100 only where all of it has. */
export function percentReached(receivedPaise: number, goalPaise: number): number {
  if (goalPaise <= 0 || receivedPaise <= 0) return 0
  return Math.min(100, Math.floor((receivedPaise * 100) / goalPaise))
}

/** When the Indian day of a moment begins, in ms. @param date ISO 8601. */
export function startOfIndianDay(date: string): number {
  const inIndia = Date.parse(date) + INDIA_OFFSET_MS
  return Math.floor(inIndia / DAY_MS) * DAY_MS - INDIA_OFFSET_MS
}
