import { randomBytes, randomUUID } from 'node:crypto'
import { changesBetween } from '@/cms/audit'
import type { Pledge } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { donatePath } from '@/content/paths'
import { indianMonthOf, oneMonthAfter } from '@/domain/indian-month'
import { messages } from '@/domain/messages'
import type { MonthlyGiftInput } from '@/domain/monthly-gift'
import type { WithSpamTrap } from '@/domain/spam-trap'
import { getEnv, siteUrl } from '@/env'
import { storedLocale } from '@/lib/locale'
import { fromPaise, toPaise } from '@/lib/money'
import { recordAudit } from '../audit/record-audit'
import { createIfAbsent } from '../documents/create-if-absent'
import { changeRevision, findAll, findFirst } from '../documents/records'
import { ApiError } from '../http/api-error'
import { noteSpam } from '../http/spam-trap'
import { logError } from '../log'
import { noticeShown } from '../privacy-notice'
import { findMonthlyGivenFor } from '../purposes/given-for'
import { queuePledgeMail } from './mails'

const ID_BYTES = 16
/** Reminders of one go; the rest follows in the next. */
const BATCH = 200

/**
 * Keeps a donor's promise of a gift each month: nobody is charged, the donor is reminded once a month,
 * the first time a month from now. The same attempt keeps it once, and corrects it where it now says
 * another amount. What looks like spam is kept for the admin to see, and mails nobody: the address may
 * be a stranger's.
 * @throws ApiError 409 where the attempt was of another address, or the pledge is no longer new.
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
    key: { field: 'attemptId', value: attemptId },
    data: {
      number: randomBytes(ID_BYTES).toString('hex'),
      amountPaise,
      status: 'active',
      donorName: input.donorName,
      email: input.email,
      phone: input.phone,
      ...givenFor,
      language,
      citizenDeclaredAt: now.toISOString(),
      ...noticeShown(now),
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

/** The donor has changed the form before the first gift, and sends it again. */
async function correct(pledge: Pledge, promised: Promised): Promise<Pledge> {
  const fields = Object.keys(promised) as (keyof Promised)[]
  if (fields.every((field) => (pledge[field] ?? null) === promised[field])) return pledge
  if (!isNew(pledge)) throw new ApiError(409, messages.attemptUsed)
  return changeAndLog(pledge, promised)
}

/** Until the first reminder. */
function isNew({ status, remindedAt }: Pledge): boolean {
  return status === 'active' && !remindedAt
}

/** The pledge with that number. @throws ApiError 404 for an unknown number. */
export async function requirePledge(number: string): Promise<Pledge> {
  const pledge = await findFirst(slugs.pledges, { number: { equals: number } })
  if (!pledge) throw new ApiError(404, messages.notFound)
  return pledge
}

/** Ends the reminders. Done before, it is not done again. */
export async function stopPledge(number: string): Promise<Pledge> {
  const pledge = await requirePledge(number)
  if (pledge.status === 'stopped') return pledge
  const data = { status: 'stopped', stoppedAt: new Date().toISOString() } as const
  const stopped = await change(pledge, data)
  await recordAudit({
    action: 'stopped',
    subject: 'pledge',
    subjectId: pledge.id,
    label: pledge.donorName,
    key: `pledge ${pledge.id} stopped`,
  })
  return stopped
}

/**
 * Leaves out the next reminder: the one after it comes a month later.
 * @param seen when the donor was told that it would come, as an ISO date: a second tap skips no second month.
 */
export async function skipReminder(number: string, seen: string): Promise<Pledge> {
  const pledge = await requireActive(number)
  if (!pledge.nextReminderAt || pledge.nextReminderAt !== seen) return pledge
  const next = monthAfter(new Date(pledge.nextReminderAt), pledge)
  return change(pledge, { nextReminderAt: next.toISOString() })
}

/** Sets another amount from the next reminder on. @param amount in rupees. */
export async function changePledge(number: string, amount: number): Promise<Pledge> {
  const pledge = await requireActive(number)
  const amountPaise = toPaise(amount)
  if (amountPaise === pledge.amountPaise) return pledge
  return changeAndLog(pledge, { amountPaise })
}

/**
 * Reminds of every pledge that is due, once in a month of the Indian calendar, however many servers
 * do it: the mail is stored under the month in which it was due, and then the next one is planned.
 * @returns how many were reminded.
 */
export async function sendReminders(now: Date): Promise<number> {
  const due = await findAll({
    collection: slugs.pledges,
    where: {
      and: [
        { status: { equals: 'active' } },
        { nextReminderAt: { less_than_equal: now.toISOString() } },
      ],
    },
    sort: 'nextReminderAt',
    limit: BATCH,
  })
  for (const pledge of due) {
    await remind(pledge, now).catch((error: unknown) =>
      logError('A reminder could not be written', error),
    )
  }
  return due.length
}

/** Links to our donate page with the amount and what it is for filled in, where a fresh order is made. */
export function payUrl(pledge: Pick<Pledge, 'amountPaise' | 'language' | 'purpose'>): string {
  const { amountPaise, purpose } = pledge
  return (
    siteUrl(getEnv()) +
    donatePath(storedLocale(pledge), { amount: fromPaise(amountPaise), purpose })
  )
}

async function remind(pledge: Pledge, now: Date): Promise<void> {
  const due = new Date(pledge.nextReminderAt ?? now)
  const key = `pledge-${pledge.number}-${indianMonthOf(due)}`
  await queuePledgeMail(pledge, 'reminder', { key, pay: payUrl(pledge) })
  let next = monthAfter(due, pledge)
  // Months that went by meanwhile are not made up for.
  while (next <= now) next = monthAfter(next, pledge)
  await changeOnce(pledge, {
    remindedAt: now.toISOString(),
    nextReminderAt: next.toISOString(),
  })
}

/** A reminder in a short month does not move those that follow it. */
function monthAfter(due: Date, { createdAt }: Pledge): Date {
  return oneMonthAfter(due, new Date(createdAt))
}

async function requireActive(number: string): Promise<Pledge> {
  const pledge = await requirePledge(number)
  if (pledge.status !== 'active') throw new ApiError(409, messages.changedMeanwhile)
  return pledge
}

type PledgeData = Partial<Omit<Pledge, 'id' | 'createdAt' | 'updatedAt' | 'revision'>>

async function change(pledge: Pledge, data: PledgeData): Promise<Pledge> {
  const changed = await changeOnce(pledge, data)
  if (!changed) throw new ApiError(409, messages.changedMeanwhile)
  return changed
}

async function changeAndLog(pledge: Pledge, data: PledgeData): Promise<Pledge> {
  const changed = await change(pledge, data)
  await recordAudit({
    action: 'changed',
    subject: 'pledge',
    subjectId: pledge.id,
    label: pledge.donorName,
    changes: changesBetween(toldOf(pledge), toldOf(changed), ['donorName', 'phone']),
    key: `pledge ${pledge.id} ${changed.revision}`,
  })
  return changed
}

/** The fields that the log names; it cannot be erased, so for personal data it says only that they changed. */
function toldOf({ amountPaise, donorName, phone, purposeName }: Pledge) {
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
