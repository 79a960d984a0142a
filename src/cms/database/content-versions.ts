import type { Payload } from 'payload'
import { renewTags } from '@/lib/content-time'
import { perProcess } from '@/lib/per-process'
import { sharedConnection } from './shared-connection'

/** One document per tag: the number of changes to its content, across all servers. */
type ContentVersion = { _id: string; version: number }

const COLLECTION = 'content-versions'
const POLL_MS = 1_000

/** The versions that this server has seen. */
const known = perProcess('content-versions', () => new Map<string, number>())

/**
 * Tells the other servers on this database that the content of a tag has changed; call it once the change
 * is written. Does nothing on SQLite, which allows only one process.
 * @throws errors of the database: the other servers would not see the change.
 */
export async function announceRenewal(payload: Payload, tag: string): Promise<void> {
  const changed = await contentVersions(payload)?.findOneAndUpdate(
    { _id: tag },
    { $inc: { version: 1 } },
    { upsert: true, returnDocument: 'after' },
  )
  // Any other number means that another server has changed it, too, which the next poll will find.
  if (changed?.version === (known.get(tag) ?? 0) + 1) known.set(tag, changed.version)
}

/**
 * Renews tags here that other servers on this database change, within two seconds. Resolves once the
 * current versions are known; no page may be cached before that.
 * @returns a function that stops polling.
 */
export async function followRenewals(payload: Payload): Promise<() => Promise<void>> {
  if (!contentVersions(payload)) return async () => {}
  let isStopped = false
  let isFailing = false
  let timer: NodeJS.Timeout | undefined
  let polling = renewChanged(payload)
  await polling
  const poll = () => {
    polling = renewChanged(payload).then(
      () => {
        isFailing = false
      },
      (error: unknown) => {
        // Logged once, not every second while the database is down.
        if (!isFailing)
          payload.logger.error({ msg: 'Changes by other servers could not be read', err: error })
        isFailing = true
      },
    )
    polling.then(scheduleNext)
  }
  const scheduleNext = () => {
    if (!isStopped) timer = setTimeout(poll, POLL_MS).unref()
  }
  scheduleNext()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await polling
  }
}

async function renewChanged(payload: Payload): Promise<void> {
  const versions = (await contentVersions(payload)?.find().toArray()) ?? []
  const changed = versions.filter(({ _id, version }) => known.get(_id) !== version)
  for (const { _id, version } of changed) known.set(_id, version)
  if (changed.length > 0) renewTags(changed.map(({ _id }) => _id))
}

/** Undefined on SQLite. */
function contentVersions(payload: Payload) {
  return sharedConnection(payload)?.collection<ContentVersion>(COLLECTION)
}
