import { sumByCampaign } from '@/cms/database/queries/sums'
import type { Locale } from '@/content/locale'
import { type CampaignState, campaignState, percentReached } from '@/domain/campaign'
import { toPaise } from '@/lib/money'
import { cachedRead } from '../cached-read'
import { type CampaignCard, listCampaignCards } from '../pages/items'
import { getPayloadClient } from '../payload-client'
import { CAMPAIGN_GIFTS } from './renew-figures'

/** What a campaign has received, net of refunds, in paise, and the number of gifts. */
type CampaignFigures = { paise: number; count: number }

/** Returns the figures of every campaign that has received gifts, by its id. */
const figuresOfCampaigns = cachedRead(
  CAMPAIGN_GIFTS,
  [CAMPAIGN_GIFTS],
  async (): Promise<Record<string, CampaignFigures>> => {
    const sums = await sumByCampaign(await getPayloadClient())
    return Object.fromEntries(sums.map(({ id, paise, count }) => [id, { paise, count }]))
  },
)

/** A campaign with its progress. */
export type CampaignView = CampaignCard & {
  /** In paise, net of refunds. */
  receivedPaise: number
  gifts: number
  percent: number
  state: CampaignState
}

/** Lists the campaigns with their progress: the published ones, in a preview the drafts. */
async function listCampaigns(locale: Locale): Promise<CampaignView[]> {
  const [cards, figures] = await Promise.all([listCampaignCards(locale), figuresOfCampaigns()])
  const now = new Date()
  return cards.map((card) => {
    const { paise = 0, count = 0 } = figures[card.documentId] ?? {}
    const goalPaise = toPaise(card.goalRupees)
    return {
      ...card,
      receivedPaise: paise,
      gifts: count,
      percent: percentReached(paise, goalPaise),
      state: campaignState({ ...card, goalPaise, receivedPaise: paise }, now),
    }
  })
}

/** Lists the running campaigns, the one that ends first at the top. */
export async function listRunningCampaigns(locale: Locale): Promise<CampaignView[]> {
  return runningOf(await listCampaigns(locale))
}

/**
 * Finds the campaign at an address, and the running one to point to once it is over: the editors'
 * choice, or else the one that ends first.
 */
export async function findCampaign(
  locale: Locale,
  address: string,
): Promise<{ campaign: CampaignView; next: CampaignView | undefined } | null> {
  const campaigns = await listCampaigns(locale)
  const campaign = campaigns.find(({ id }) => id === address)
  if (!campaign) return null
  const others = runningOf(campaigns).filter((one) => one !== campaign)
  const chosen = others.find(({ documentId }) => documentId === campaign.next)
  return { campaign, next: chosen ?? others[0] }
}

function runningOf(campaigns: CampaignView[]): CampaignView[] {
  return campaigns
    .filter(({ state }) => state === 'running')
    .toSorted((a, b) => Date.parse(a.endsOn) - Date.parse(b.endsOn))
}
