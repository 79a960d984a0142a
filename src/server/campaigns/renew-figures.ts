import { announceRenewal } from '@/cms/database/content-versions'
import { renewTags } from '@/lib/content-time'
import { getPayloadClient } from '../payload-client'

/** The cache tag of pages that show totals by purpose and year. */
export const BOOKS = 'books'
/** The cache tag of pages that show what campaigns have received. */
export const CAMPAIGN_GIFTS = 'campaign-gifts'

/**
 * Renews the pages that show totals of gifts; call it once a gift is booked, refunded or voided.
 * Test gifts change no total, and only a campaign's gifts change that campaign's.
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
