import { randomUUID } from 'node:crypto'
import type { Where } from 'payload'
import { changesBetween } from '@/cms/audit'
import type { Pledge } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { donatePath } from '@/content/paths'
import { indianMonthOf, oneMonthAfter } from '@/domain/indian-month'
import { messages } from '@/domain/messages'
import { type MonthlyGiftInput, monthlyGiftSearchFields } from '@/domain/monthly-gift'
import { searchTextOf } from '@/domain/search-text'
import type { WithSpamTrap } from '@/domain/spam-trap'
import { getEnv, siteUrl } from '@/env'
import { newHexNumber } from '@/lib/hex-number'
import { storedLocale } from '@/lib/locale'
import { fromPaise, toPaise } from '@/lib/money'
import { recordAudit } from '../audit/record-audit'
import { latestStored } from '../clock-ahead'
import { createIfAbsent } from '../documents/create-if-absent'
import { changeRevision, findAll, findFirst } from '../documents/records'
import { untilWritten } from '../documents/until-written'
import { ApiError } from '../http/api-error'
import { noteSpam } from '../http/spam-trap'
import { logError } from '../log'
import { noticeFields } from '../privacy-notice'
import { findMonthlyGivenFor } from '../purposes/given-for'
import { queuePledgeMail } from './mails'

/** Reminders per run; the rest follows in the next. */
const BATCH = 200

/**
 * Stores a donor's pledge to give each month. Nobody is charged; the donor is reminded once a
 * month, first in a month from now. The same attempt stores it once, and corrects it if details
 * such as the amount have changed. Suspected spam is stored for the admin to see but sends no mail:
 * the address may be a stranger's.
 * @throws ApiError 409 if the attempt used another address, or the pledge is no longer new.
 */
export async function makePledge(
  { values: { attemptId = randomUUID(), ...input }, spamReason }: WithSpamTrap<MonthlyGiftInput>,
  language: Locale,
): Promise<Pledge> {
  noteSpam(spamReason)
  const isSpam = spamReason !== null
  const now = new Date()
  const amountPaise = toPaise(input.amount)
  const givenFor = await findMonthlyGivenFor(input.givenFor)
  const made = await createIfAbsent({
    collection: slugs.pledges,
    key: 'attemptId',
    data: {
      attemptId,
      number: newHexNumber(),
      amountPaise,
      status: 'active',
      donorName: input.donorName,
      email: input.email,
      phone: input.phone,
      ...givenFor,
      language,
      citizenDeclaredAt: now.toISOString(),
      ...noticeFields(now),
      nextReminderAt: isSpam ? null : oneMonthAfter(now).toISOString(),
      suspectedSpam: isSpam,
      revision: 0,
    },
  })
  const pledge = made ?? (await pledgeOfAttempt(attemptId, input.email))
  await recordAudit({
    action: 'created',
    subject: 'pledge',
    subjectId: pledge.id,
    label: pledge.donorName,
    changes: { amountPaise: { to: pledge.amountPaise } },
    key: `pledge ${pledge.id} created`,
  })
  const { donorName, phone } = input
  const { purpose = null, purposeName = null } = givenFor
  const current = await correct(pledge, { amountPaise, donorName, phone, purpose, purposeName })
  if (current.suspectedSpam || !isNew(current)) return current
  const edition = current.revision ? `-${current.revision}` : ''
  await queuePledgeMail(current, 'made', {
    key: `pledge-${current.number}-made${edition}`,
    pay: payUrl(current),
  })
  return current
}

async function pledgeOfAttempt(attemptId: string, email: string): Promise<Pledge> {
  const pledge = await findFirst(slugs.pledges, { attemptId: { equals: attemptId } })
  if (!pledge) throw new Error('A pledge was neither made nor found')
  if (pledge.email !== email) throw new ApiError(409, messages.attemptUsed)
  return pledge
}

type Promised = Pick<Pledge, 'amountPaise' | 'donorName' | 'phone' | 'purpose' | 'purposeName'>

/** Applies changes when the donor edits the form before the first reminder and sends it again. */
async function correct(pledge: Pledge, promised: Promised): Promise<Pledge> {
  const fields = Object.keys(promised) as (keyof Promised)[]
  if (fields.every((field) => (pledge[field] ?? null) === promised[field])) return pledge
  if (!isNew(pledge)) throw new ApiError(409, messages.attemptUsed)
  const searchText = searchTextOf({ ...pledge, ...promised }, monthlyGiftSearchFields)
  const changed = await changeAndLog(pledge, { ...promised, searchText })
  if (!changed) throw new ApiError(409, messages.changedMeanwhile)
  return changed
}

/** Whether the first reminder is still to come. */
function isNew({ status, remindedAt }: Pledge): boolean {
  return status === 'active' && !remindedAt
}

/**
 * Returns the pledge with that number.
 * @throws ApiError 404 if there is none.
 */
export async function requirePledge(number: string): Promise<Pledge> {
  const pledge = await findFirst(slugs.pledges, { number: { equals: number } })
  if (!pledge) throw new ApiError(404, messages.notFound)
  return pledge
}

/** Ends the reminders; idempotent. */
export async function stopPledge(number: string): Promise<Pledge> {
  const stopped = await untilWritten('stop a pledge', async () => {
    const pledge = await requirePledge(number)
    if (pledge.status === 'stopped') return pledge
    const data = { status: 'stopped', stoppedAt: new Date().toISOString() } as const
    return (await changeOnce(pledge, data)) ?? undefined
  })
  await recordAudit({
    action: 'stopped',
    subject: 'pledge',
    subjectId: stopped.id,
    label: stopped.donorName,
    key: `pledge ${stopped.id} stopped`,
  })
  return stopped
}

/**
 * Skips the next reminder: the following one comes a month later. If that is past, too, it is skipped with it.
 * @param seen the date of that reminder as shown to the donor (ISO), so that a second tap does not
 * skip a second month.
 */
export function skipReminder(number: string, seen: string): Promise<Pledge> {
  return untilWritten('skip a reminder', async () => {
    const pledge = await requireActive(number)
    if (!pledge.nextReminderAt || pledge.nextReminderAt !== seen) return pledge
    const next = reminderAfter(new Date(pledge.nextReminderAt), pledge, new Date())
    return (await changeOnce(pledge, { nextReminderAt: next.toISOString() })) ?? undefined
  })
}

/**
 * Changes the amount, from the next reminder on.
 * @param amount in rupees.
 */
export function changePledge(number: string, amount: number): Promise<Pledge> {
  const amountPaise = toPaise(amount)
  return untilWritten('change a pledge', async () => {
    const pledge = await requireActive(number)
    if (amountPaise === pledge.amountPaise) return pledge
    return (await changeAndLog(pledge, { amountPaise })) ?? undefined
  })
}

/**
 * Sends the reminder of every due pledge, once per Indian month, across all servers: the mail's key
 * has the month in which it was due; then the next one is scheduled.
 * @returns how many were due.
 */
export async function sendReminders(now: Date): Promise<number> {
  await bringForward(now)
  const due = await findAll({
    collection: slugs.pledges,
    where: dueBy(now),
    sort: 'nextReminderAt',
    limit: BATCH,
  })
  for (const { id } of due) {
    await remind(id, now).catch((error: unknown) =>
      logError('A reminder could not be queued', error),
    )
  }
  return due.length
}

/** Links to our donate page with amount and purpose filled in; paying there creates a new order. */
export function payUrl(pledge: Pick<Pledge, 'amountPaise' | 'language' | 'purpose'>): string {
  const { amountPaise, purpose } = pledge
  return (
    siteUrl(getEnv()) +
    donatePath(storedLocale(pledge), { amount: fromPaise(amountPaise), purpose })
  )
}

/** Returns the condition for pledges whose reminder is due. */
function dueBy(now: Date): Where {
  return {
    and: [
      { status: { equals: 'active' } },
      { nextReminderAt: { less_than_equal: now.toISOString() } },
    ],
  }
}

/**
 * Reschedules pledges that were last reminded while the clock was ahead: the next reminder would wait until
 * that time has come again.
 */
async function bringForward(now: Date): Promise<void> {
  const ahead = latestStored(now).toISOString()
  const early = await findAll({
    collection: slugs.pledges,
    where: { and: [{ status: { equals: 'active' } }, { remindedAt: { greater_than: ahead } }] },
    limit: BATCH,
  })
  for (const pledge of early) {
    const next = monthAfter(now, pledge)
    await changeOnce(pledge, {
      remindedAt: now.toISOString(),
      nextReminderAt: next.toISOString(),
    })
  }
}

async function remind(id: string, now: Date): Promise<void> {
  // Read again: while others were reminded, its donor may have stopped or skipped it.
  const pledge = await findFirst(slugs.pledges, { and: [{ id: { equals: id } }, dueBy(now)] })
  if (!pledge) return
  const due = new Date(pledge.nextReminderAt ?? now)
  const key = `pledge-${pledge.number}-${indianMonthOf(due)}`
  await queuePledgeMail(pledge, 'reminder', { key, pay: payUrl(pledge) })
  await changeOnce(pledge, {
    remindedAt: now.toISOString(),
    nextReminderAt: reminderAfter(due, pledge, now).toISOString(),
  })
}

/** Returns when the reminder after one is due. Months missed in the meantime are skipped. */
function reminderAfter(due: Date, pledge: Pledge, now: Date): Date {
  let next = monthAfter(due, pledge)
  while (next <= now) next = monthAfter(next, pledge)
  return next
}

/** Keeps the original day: a short month does not shift the reminders after it. */
function monthAfter(due: Date, { createdAt }: Pledge): Date {
  return oneMonthAfter(due, new Date(createdAt))
}

async function requireActive(number: string): Promise<Pledge> {
  const pledge = await requirePledge(number)
  if (pledge.status !== 'active') throw new ApiError(409, messages.changedMeanwhile)
  return pledge
}

type PledgeData = Partial<Omit<Pledge, 'id' | 'createdAt' | 'updatedAt' | 'revision'>>

/** @returns null if another write came first. */
async function changeAndLog(pledge: Pledge, data: PledgeData): Promise<Pledge | null> {
  const changed = await changeOnce(pledge, data)
  if (!changed) return null
  await recordAudit({
    action: 'changed',
    subject: 'pledge',
    subjectId: pledge.id,
    label: pledge.donorName,
    changes: changesBetween(loggedFieldsOf(pledge), loggedFieldsOf(changed), [
      'donorName',
      'phone',
    ]),
    key: `pledge ${pledge.id} ${changed.revision}`,
  })
  return changed
}

/**
 * Picks the fields to log. The log cannot be erased: of personal data it says only what changed.
 */
function loggedFieldsOf({ amountPaise, donorName, phone, purposeName }: Pledge) {
  return { amountPaise, donorName, phone, purposeName }
}

/** @returns null if another write came first. */
function changeOnce(pledge: Pledge, data: PledgeData): Promise<Pledge | null> {
  return changeRevision({
    collection: slugs.pledges,
    doc: pledge,
    data: { ...data, revision: (pledge.revision ?? 0) + 1 },
  })
}
