import { slugs } from '@/cms/slugs'
import { campaignMoments } from '@/domain/campaign'
import { renewTags } from '@/lib/content-time'
import { findAll } from '../documents/records'

/**
 * Renews the pages of campaigns where one has begun or ended since: they are cached, and nobody saves
 * anything at that moment.
 * @returns whether one has.
 */
export async function renewCampaignPages(since: Date, now: Date): Promise<boolean> {
  const campaigns = await findAll({
    collection: slugs.campaigns,
    where: { _status: { equals: 'published' } },
  })
  const turns = campaigns.flatMap(({ startsOn, endsOn }) =>
    startsOn && endsOn ? campaignMoments({ startsOn, endsOn }) : [],
  )
  const hasTurned = turns.some((at) => at > since.getTime() && at <= now.getTime())
  // Every server looks for itself, so that none has to be told.
  if (hasTurned) renewTags([slugs.campaigns])
  return hasTurned
}
