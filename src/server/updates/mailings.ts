import type { Where } from 'payload'
import { addressesThatGaveFor } from '@/cms/database/queries/givers'
import type { Campaign, MailPreference, Program, UpdateMailing } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { HOUR_MS, MINUTE_MS } from '@/domain/durations'
import type { PurposeKind } from '@/domain/purpose'
import { mailingKey } from '@/domain/updates'
import { repeat } from '../background'
import { createOrFind } from '../documents/create-if-absent'
import { changeById, countAll, findAll, findFirst } from '../documents/records'
import { logError } from '../log'
import { getPayloadClient } from '../payload-client'
import { withLock } from '../with-lock'
import { queueUpdateMail } from './mail'
import { stopUpdates, wantsUpdates } from './preferences'

const EVERY_MS = MINUTE_MS
/**
 * The number of mails in the outbox above which no news is added. The outbox sends as many per
 * minute, so a thank-you never waits behind thousands of them.
 */
const OUTBOX_ROOM = 50
const SOON_MS = HOUR_MS

/** A published update that an editor wants mailed. */
export type Update = {
  /** Key of its mailing. */
  key: string
  kind: PurposeKind
  document: Program | Campaign
  row: NonNullable<Program['updates']>[number]
}

/**
 * Puts as much news into the outbox as it has room for, until every donor who agreed has got theirs.
 * Each mail has a key of its own, so that it is written once even if this is repeated, interrupted,
 * or run by several servers at once.
 */
export function mailUpdates(): Promise<void> {
  return withLock('updates', async () => {
    let room = OUTBOX_ROOM - (await countWaiting())
    for (const update of await listUpdates()) {
      if (room <= 0) return
      try {
        room -= await mailUpdate(update, room)
      } catch (error) {
        // One that cannot be mailed must not block the others.
        logError('An update could not be mailed', error)
      }
    }
  })
}

/** Runs every minute until the process stops. */
export function startUpdatesTimer(): void {
  repeat(mailUpdates, {
    name: 'updates',
    everyMs: EVERY_MS,
    label: 'The updates could not be read',
  })
}

type GiversOf = {
  kind: PurposeKind
  id: string
  /** Whether gifts that go where they are needed most count, too. */
  withUnrestricted: boolean
}

/**
 * Returns the addresses that gave for a program or campaign, whether or not they agreed to news.
 */
export async function giversOf({ kind, id, withUnrestricted }: GiversOf): Promise<Set<string>> {
  const column = kind === 'program' ? 'purpose' : 'campaign'
  return addressesThatGaveFor(await getPayloadClient(), { column, id, withUnrestricted })
}

/** @returns how many mails were written, at most `room`; fewer if the mailing is complete. */
async function mailUpdate(update: Update, room: number): Promise<number> {
  const mailing = await openMailing(update.key)
  if (mailing.doneAt) return 0
  const { kind, document, row } = update
  const givers = await giversOf({
    kind,
    id: document.id,
    withUnrestricted: row.mailToUnrestricted ?? false,
  })
  let { cursor } = mailing
  let written = 0
  for (;;) {
    const batch = await agreedAfter(cursor)
    for (const preference of batch) {
      if (written === room) {
        await changeById(slugs.updateMailings, mailing.id, { cursor })
        return written
      }
      cursor = preference.key
      if (!givers.has(preference.email)) continue
      // They may have unsubscribed since the batch was read.
      if (!(await wantsUpdates(preference.email))) continue
      await queueUpdateMail(update, preference, new Date(mailing.createdAt))
      // Or while theirs was being written: stopping again deletes it from the outbox.
      if (!(await wantsUpdates(preference.email))) await stopUpdates(preference.email)
      written += 1
    }
    if (batch.length < BATCH) break
  }
  await changeById(slugs.updateMailings, mailing.id, {
    cursor,
    doneAt: new Date().toISOString(),
  })
  return written
}

/** Preferences per query. */
const BATCH = 200

function agreedAfter(cursor: string | null | undefined): Promise<MailPreference[]> {
  return findAll({
    collection: slugs.mailPreferences,
    where: {
      and: [
        { wantsUpdates: { equals: true } },
        ...(cursor ? [{ key: { greater_than: cursor } }] : []),
      ],
    },
    sort: 'key',
    limit: BATCH,
  })
}

/** Lists the published updates that editors have ticked, without those of the seed. */
async function listUpdates(): Promise<Update[]> {
  const where: Where = {
    and: [{ _status: { equals: 'published' } }, { 'updates.mailToDonors': { equals: true } }],
  }
  const [programs, campaigns] = await Promise.all([
    findAll({ collection: slugs.programs, where }),
    findAll({ collection: slugs.campaigns, where }),
  ])
  return [
    ...programs.flatMap((document) => updatesOf('program', document)),
    ...campaigns.flatMap((document) => updatesOf('campaign', document)),
  ]
}

function updatesOf(kind: PurposeKind, document: Program | Campaign): Update[] {
  if (document.isSample) return []
  return (document.updates ?? []).flatMap((row) =>
    // An update without a title is shown on no page.
    row.mailToDonors && row.id && (row.title?.en || row.title?.hi)
      ? [{ key: mailingKey({ kind, documentId: document.id, rowId: row.id }), kind, document, row }]
      : [],
  )
}

async function openMailing(key: string): Promise<UpdateMailing> {
  const known = await findFirst(slugs.updateMailings, { key: { equals: key } })
  return known ?? createOrFind({ collection: slugs.updateMailings, key: 'key', data: { key } })
}

/**
 * Counts the mails that are due soon. Mails that keep failing, and wait for hours, do not count.
 */
function countWaiting(): Promise<number> {
  const soon = new Date(Date.now() + SOON_MS).toISOString()
  return countAll({
    collection: slugs.mails,
    where: {
      and: [{ status: { in: ['waiting', 'sending'] } }, { nextTryAt: { less_than_equal: soon } }],
    },
  })
}
