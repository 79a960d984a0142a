import type { Where } from 'payload'
import { addressesThatGaveFor } from '@/cms/database/queries/givers'
import type { Campaign, MailPreference, Program, UpdateMailing } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { HOUR_MS, MINUTE_MS } from '@/domain/durations'
import type { PurposeKind } from '@/domain/purpose'
import { mailingKey } from '@/domain/updates'
import { repeat } from '../background'
import { createIfAbsent } from '../documents/create-if-absent'
import { changeWhere, countAll, findAll, findFirst } from '../documents/records'
import { logError } from '../log'
import { getPayloadClient } from '../payload-client'
import { withLock } from '../with-lock'
import { queueUpdateMail } from './mail'

const EVERY_MS = MINUTE_MS
/**
 * Mails in the outbox beyond which no news is added. It sends as many a minute, so that a thank-you
 * never waits behind thousands of them.
 */
const OUTBOX_ROOM = 50
const SOON_MS = HOUR_MS

/** An update that an editor wants to be mailed, published. */
export type Update = {
  /** Key of its mailing. */
  key: string
  kind: PurposeKind
  document: Program | Campaign
  row: NonNullable<Program['updates']>[number]
}

/**
 * Puts news into the outbox, as much as there is room for, until every agreed donor has theirs. Each
 * mail has a key of its own: repeated, cut off, or done by several servers at once it is written once.
 */
export function mailUpdates(): Promise<void> {
  return withLock('updates', async () => {
    let room = OUTBOX_ROOM - (await countWaiting())
    for (const update of await listUpdates()) {
      if (room <= 0) return
      try {
        room -= await mailUpdate(update, room)
      } catch (error) {
        // One that cannot be mailed must not hold up the others.
        logError('An update could not be mailed', error)
      }
    }
  })
}

/** Looks every minute until the process stops. */
export function startUpdatesTimer(): void {
  repeat(mailUpdates, {
    name: 'updates',
    everyMs: EVERY_MS,
    label: 'The updates could not be looked at',
  })
}

/** Who gave for a program or campaign, whatever they agreed to. */
export async function giversOf(
  kind: PurposeKind,
  id: string,
  withUnrestricted: boolean,
): Promise<Set<string>> {
  const column = kind === 'program' ? 'purpose' : 'campaign'
  return addressesThatGaveFor(await getPayloadClient(), { column, id, withUnrestricted })
}

/** @returns how many mails were written, at most `room`; less where its last one is among them. */
async function mailUpdate(update: Update, room: number): Promise<number> {
  const mailing = await openMailing(update.key)
  if (mailing.doneAt) return 0
  const { kind, document, row } = update
  const givers = await giversOf(kind, document.id, row.mailToUnrestricted ?? false)
  let { cursor } = mailing
  let written = 0
  for (;;) {
    const batch = await agreedAfter(cursor)
    for (const preference of batch) {
      if (written === room) {
        await changeMailing(mailing, { cursor })
        return written
      }
      cursor = preference.key
      if (!givers.has(preference.email)) continue
      await queueUpdateMail(update, preference, new Date(mailing.createdAt))
      written += 1
    }
    if (batch.length < BATCH) break
  }
  await changeMailing(mailing, { cursor, doneAt: new Date().toISOString() })
  return written
}

/** Preferences read in one go. */
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

/** Published updates that editors have ticked, the oldest first; those of the seed never count. */
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
    // One without a title is on no page.
    row.mailToDonors && row.id && (row.title?.en || row.title?.hi)
      ? [{ key: mailingKey({ kind, documentId: document.id, rowId: row.id }), kind, document, row }]
      : [],
  )
}

async function openMailing(key: string): Promise<UpdateMailing> {
  const find = () => findFirst(slugs.updateMailings, { key: { equals: key } })
  const known = await find()
  if (known) return known
  const made = await createIfAbsent({
    collection: slugs.updateMailings,
    key: { field: 'key', value: key },
    data: {},
  })
  const mailing = made ?? (await find())
  if (!mailing) throw new Error('A mailing was neither made nor found')
  return mailing
}

async function changeMailing(
  { id }: UpdateMailing,
  data: Pick<UpdateMailing, 'cursor' | 'doneAt'>,
): Promise<void> {
  await changeWhere({ collection: slugs.updateMailings, where: { id: { equals: id } }, data })
}

/** Mails that are due soon. Those that fail again and again, and wait for hours, keep nothing back. */
function countWaiting(): Promise<number> {
  const soon = new Date(Date.now() + SOON_MS).toISOString()
  return countAll({
    collection: slugs.mails,
    where: {
      and: [{ status: { in: ['waiting', 'sending'] } }, { nextTryAt: { less_than_equal: soon } }],
    },
  })
}
