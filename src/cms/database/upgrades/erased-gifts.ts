import type { Payload } from 'payload'
import { ERASED_NAME } from '@/domain/personal-data'
import { slugs } from '../../slugs'
import { modelOf } from '../adapters'
import { isMongo } from '../is-mongo'

/** After each start on MongoDB, forgets the donors whom older versions left in the last correction of an erased gift. */
export async function upgradeErasedGifts(payload: Payload): Promise<void> {
  // On SQLite a migration does this.
  if (!isMongo(payload)) return
  await modelOf(payload, slugs.donations).collection.updateMany(
    { donorName: ERASED_NAME, pendingAudit: { $type: 'object' } },
    { $unset: { pendingAudit: '' } },
  )
}
