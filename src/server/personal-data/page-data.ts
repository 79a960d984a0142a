import { slugs } from '@/cms/slugs'
import { type RetainedKind, retainedKinds } from '@/domain/retention'
import { cachedRead } from '../cached-read'
import { getPayloadClient } from '../payload-client'

/** Returns after how many months each kind of data is deleted; null if none is automatically. */
export const getRetentionPeriods = cachedRead(
  'retention-periods',
  [slugs.retention],
  async (): Promise<Record<RetainedKind, number> | null> => {
    const payload = await getPayloadClient()
    const settings = await payload.findGlobal({ slug: slugs.retention, overrideAccess: true })
    if (!settings.isOn) return null
    const months = retainedKinds.map((kind) => [kind, settings[kind]])
    return Object.fromEntries(months) as Record<RetainedKind, number>
  },
)
