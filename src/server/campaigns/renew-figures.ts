import { announceRenewal } from '@/cms/database/content-versions'
import { renewTags } from '@/lib/content-time'
import { getPayloadClient } from '../payload-client'

/** The tag of what pages show of all money, by purpose and year. */
export const BOOKS = 'books'
/** The tag of what pages show of the money of campaigns. */
export const CAMPAIGN_GIFTS = 'campaign-gifts'

/**
 * Renews the pages that show sums of gifts; to be called once a gift is booked, refunded or voided.
 * Test gifts change no sum, and only the gifts of a campaign change a campaign's.
 */
export async function renewGiftFigures(gift: {
  campaign?: string | null
  testMode?: boolean | null
}): Promise<void> {
  if (gift.testMode) return
  const tags = gift.campaign ? [BOOKS, CAMPAIGN_GIFTS] : [BOOKS]
  renewTags(tags)
  const payload = await getPayloadClient()
  for (const tag of tags) await announceRenewal(payload, tag)
}
