import { slugs } from '@/cms/slugs'
import { campaignMoments } from '@/domain/campaign'
import { renewTags } from '@/lib/content-time'
import { findAll } from '../documents/records'

/**
 * Renews the campaign pages if a campaign has begun or ended since then: the pages are cached, and
 * nothing is saved at that moment.
 * @returns whether one has.
 */
export async function renewCampaignPages(since: Date, now: Date): Promise<boolean> {
  const campaigns = await findAll({
    collection: slugs.campaigns,
    where: { _status: { equals: 'published' } },
  })
  const moments = campaigns.flatMap(({ startsOn, endsOn }) =>
    startsOn && endsOn ? campaignMoments({ startsOn, endsOn }) : [],
  )
  const hasChanged = moments.some((at) => at > since.getTime() && at <= now.getTime())
  // Every server runs this itself, so no other needs to be notified.
  if (hasChanged) renewTags([slugs.campaigns])
  return hasChanged
}
