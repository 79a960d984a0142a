import { slugs } from '@/cms/slugs'
import { DAY_MS } from '@/domain/durations'
import { getPayloadClient } from '@/server/payload-client'

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

/** Creates a published program, which by default can be given for. */
export async function makeProgram(title: string, more: object = {}) {
  const payload = await getPayloadClient()
  return payload.create({
    collection: slugs.programs,
    data: {
      title: { en: title, hi: `${title} (हिन्दी)` },
      part: 'neem',
      canBeGivenFor: true,
      _status: 'published',
      ...more,
    },
    overrideAccess: true,
  })
}

/** Creates a published campaign that began yesterday and runs for a week. */
export async function makeCampaign(title: string, program: string, more: object = {}) {
  const payload = await getPayloadClient()
  return payload.create({
    collection: slugs.campaigns,
    data: {
      title: { en: title },
      program,
      goalRupees: 60_000,
      startsOn: dayFromNow(-1),
      endsOn: dayFromNow(7),
      _status: 'published',
      ...more,
    },
    overrideAccess: true,
  })
}

/** Creates a campaign that ended yesterday. */
export function makeEndedCampaign(title: string, program: string) {
  return makeCampaign(title, program, { startsOn: dayFromNow(-9), endsOn: dayFromNow(-2) })
}

/** Ends a campaign now. */
export async function endCampaign(id: string): Promise<void> {
  const payload = await getPayloadClient()
  await payload.update({
    collection: slugs.campaigns,
    id,
    data: { startsOn: dayFromNow(-9), endsOn: dayFromNow(-2), _status: 'published' },
    overrideAccess: true,
  })
}
