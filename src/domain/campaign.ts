import { DAY_MS } from './durations'
import { startOfIndianDay } from './indian-month'

/** The states of a campaign. Once reached, its page takes no more gifts, even during its period. */
const campaignStates = ['upcoming', 'running', 'reached', 'over'] as const
export type CampaignState = (typeof campaignStates)[number]

/** The first and last day of a campaign, as ISO dates; both Indian days are included in full. */
export type CampaignPeriod = { startsOn: string; endsOn: string }

/** Returns a period as moments, in ms: `from` inclusive, `before` exclusive. */
export function campaignMoments({
  startsOn,
  endsOn,
}: CampaignPeriod): [from: number, before: number] {
  return [startOfIndianDay(startsOn), startOfIndianDay(endsOn) + DAY_MS]
}

/**
 * @param campaign.receivedPaise received so far, net of refunds.
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

/** Returns the progress towards a goal in whole percent, rounded down: 100 only if fully reached. */
export function percentReached(receivedPaise: number, goalPaise: number): number {
  if (goalPaise <= 0 || receivedPaise <= 0) return 0
  return Math.min(100, Math.floor((receivedPaise * 100) / goalPaise))
}
