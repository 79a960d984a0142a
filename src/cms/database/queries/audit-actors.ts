import type { Payload } from 'payload'
import { slugs } from '../../slugs'
import { isMongo } from '../is-mongo'
import { selectAll } from '../raw-queries'

/** Returns the names of all actors in the audit log, alphabetically. */
export async function auditActors(payload: Payload): Promise<string[]> {
  if (isMongo(payload)) {
    const { values } = await payload.findDistinct({
      collection: slugs.auditLog,
      field: 'actor',
      sort: 'actor',
      limit: 0,
      overrideAccess: true,
    })
    return values.map(({ actor }) => actor)
  }
  // Skips from name to name in the index: DISTINCT would read an index entry for each row of the log.
  const rows = await selectAll<{ actor: string }>(
    payload,
    `WITH RECURSIVE named(actor) AS (
       SELECT min(actor) FROM audit_log
       UNION ALL SELECT (SELECT min(actor) FROM audit_log WHERE actor > named.actor)
       FROM named WHERE named.actor IS NOT NULL)
     SELECT actor FROM named WHERE actor IS NOT NULL`,
  )
  return rows.map(({ actor }) => actor)
}
