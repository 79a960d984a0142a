import type { Payload } from 'payload'
import { renewTags } from '@/lib/content-time'
import { perProcess } from '@/lib/per-process'
import { sharedConnection } from './shared-connection'

/** One document a tag: how often its content was changed, on whichever server. */
type ContentVersion = { _id: string; version: number }

const COLLECTION = 'content-versions'
const POLL_MS = 1_000

/** The versions that this server knows. */
const known = perProcess('content-versions', () => new Map<string, number>())

/**
 * Tells the other servers on this database that what bears a tag has changed; to be called once the
 * change is written. Does nothing on SQLite, which admits one process.
 * @throws what the database throws: the other servers would not see the change.
 */
export async function announceRenewal(payload: Payload, tag: string): Promise<void> {
  const changed = await contentVersions(payload)?.findOneAndUpdate(
    { _id: tag },
    { $inc: { version: 1 } },
    { upsert: true, returnDocument: 'after' },
  )
  // Any other number: another server has changed it as well, which the next look finds.
  if (changed?.version === (known.get(tag) ?? 0) + 1) known.set(tag, changed.version)
}

/**
 * Renews here what other servers on this database change, each within two seconds. Resolves once
 * the versions of now are known; before that no page may be kept.
 * @returns what ends it: nothing more is asked of the database then.
 */
export async function followRenewals(payload: Payload): Promise<() => Promise<void>> {
  if (!contentVersions(payload)) return async () => {}
  let isEnded = false
  let isFailing = false
  let timer: NodeJS.Timeout | undefined
  let look = renewChanged(payload)
  await look
  const lookAgain = () => {
    look = renewChanged(payload).then(
      () => {
        isFailing = false
      },
      (error: unknown) => {
        // Once, not each second that the database is away.
        if (!isFailing)
          payload.logger.error({ msg: 'Changes of other servers are not seen', err: error })
        isFailing = true
      },
    )
    look.then(wait)
  }
  const wait = () => {
    if (!isEnded) timer = setTimeout(lookAgain, POLL_MS).unref()
  }
  wait()
  return async () => {
    isEnded = true
    clearTimeout(timer)
    await look
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
