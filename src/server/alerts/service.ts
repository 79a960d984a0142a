import { isMongo } from '@/cms/database/is-mongo'
import { slugs } from '@/cms/slugs'
import { type AlertFacts, judgeProblems, type Problem, problems } from '@/domain/alert'
import { DAY_MS, MINUTE_MS } from '@/domain/durations'
import { officeMailPrefixes } from '@/domain/mail'
import { statementReminderOf } from '@/domain/statement-due'
import { reminderOf } from '@/domain/tax-approval'
import { indianDayOf } from '@/lib/dates'
import { repeat } from '../background'
import { findFirst } from '../documents/records'
import { logInfo } from '../log'
import { queueMail, sendMailsSoon } from '../mail/outbox'
import { getPayloadClient } from '../payload-client'
import { findDueStatement } from '../statements/due'
import { findEndingStandings } from '../tax-approvals/ending'
import { withLock } from '../with-lock'
import {
  writeAlert,
  writeAllClear,
  writeFailedRefund,
  writeReminder,
  writeStatementReminder,
} from './alert-mail'
import { readAlertFacts } from './facts'
import { findFailedRefunds } from './failed-refunds'
import { type AlertRecipient, listAlertRecipients } from './recipients'

const EVERY_MS = 10 * MINUTE_MS
/** After a restart, visitors come first, and the reconciler catches up. */
const FIRST_AFTER_MS = 5 * MINUTE_MS
/** The site may have been off when a problem ended. */
const LOOK_BACK_DAYS = 31

/**
 * Problems that this server has reported. No other server knows whether this disk has recovered, or whether the
 * backups in this folder are made again.
 */
const reportedHere = new Set<Problem>()

/**
 * Mails the office about each problem of the site once per Indian day, and once when it is over;
 * reports refunds that failed; and reminds it of approvals that expire and of the yearly
 * statement. The keys of the mails ensure this across servers and restarts.
 */
export function sendAlerts(now = new Date(), readFacts = readAlertFacts): Promise<void> {
  return withLock('alerts', async () => {
    const facts = await readFacts(now)
    const states = judgeProblems(facts, now)
    const recipients = await listAlertRecipients()
    for (const problem of problems) {
      if (states[problem]) await sendAlert(problem, { facts, recipients, now })
      else if (states[problem] === false) await sendAllClear(problem, { recipients, now })
    }
    await reportFailedRefunds({ recipients, now })
    await remindOfExpiries({ recipients, now })
    await remindOfStatement({ recipients, now })
  })
}

/** Checks every ten minutes until the process stops. */
export function startAlertTimer(): void {
  repeat(() => sendAlerts(), {
    name: 'alerts',
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    label: 'The check for problems failed',
  })
}

/** Mails the office about each refund that the bank could not pay out. */
async function reportFailedRefunds({ recipients, now }: AlertContext): Promise<void> {
  for (const refund of await findFailedRefunds(now)) {
    for (const { id, to } of recipients) {
      await queueOnce(`${officeMailPrefixes.failedRefund}${refund.id}-${id}`, () => ({
        to,
        ...writeFailedRefund(refund),
      }))
    }
  }
}

/** Reminds the office of tax approvals that expire: one mail per reminder due before the date. */
async function remindOfExpiries({ recipients, now }: AlertContext): Promise<void> {
  for (const ending of await findEndingStandings(now)) {
    const { standing, until } = ending
    const months = reminderOf(until, indianDayOf(now))
    for (const { id, to } of recipients) {
      const key = `ends-${standing}-${until}-${months}-${id}`
      await queueOnce(key, () => ({ to, ...writeReminder(ending) }))
    }
  }
}

/** Reminds the office of the yearly statement, in the same way. */
async function remindOfStatement({ recipients, now }: AlertContext): Promise<void> {
  const due = await findDueStatement(now)
  const days = due ? statementReminderOf(due.dueOn, indianDayOf(now)) : null
  if (!due || days === null) return
  for (const { id, to } of recipients) {
    const key = `statement-${due.year}-${days}-${id}`
    await queueOnce(key, () => ({ to, ...writeStatementReminder(due) }))
  }
}

type AlertContext = { recipients: AlertRecipient[]; now: Date }

async function sendAlert(
  problem: Problem,
  { facts, recipients, now }: AlertContext & { facts: AlertFacts },
): Promise<void> {
  reportedHere.add(problem)
  for (const { id, to } of recipients) {
    const key = keyOf(problem, now, id)
    if (await queueOnce(key, () => ({ to, ...writeAlert(problem, facts) }))) {
      logInfo('A problem was reported', { problem })
    }
  }
}

async function sendAllClear(problem: Problem, { recipients, now }: AlertContext): Promise<void> {
  if ((await isOfOneServer(problem)) && !reportedHere.has(problem)) return
  for (const { id, to } of recipients) {
    const last = await findLastAlert(problem, now, id)
    if (last) await queueOnce(`${last}-over`, () => ({ to, ...writeAllClear(problem) }))
  }
  // The next alert about it may be another server's.
  reportedHere.delete(problem)
}

/**
 * Whether only the server that reported a problem can tell that it is over: each has its own disk and, on MongoDB,
 * where several may run, its own folder of backups.
 */
async function isOfOneServer(problem: Problem): Promise<boolean> {
  return problem === 'disk' || (problem === 'backup' && isMongo(await getPayloadClient()))
}

/** @returns the key of the last mail about a problem; null if there was none for a month. */
async function findLastAlert(problem: Problem, now: Date, id: string): Promise<string | null> {
  const keys = Array.from({ length: LOOK_BACK_DAYS }, (_, days) =>
    keyOf(problem, new Date(now.getTime() - days * DAY_MS), id),
  )
  // They differ only in the day.
  const last = await findFirst(slugs.mails, { key: { in: keys } }, '-key')
  return last?.key ?? null
}

async function queueOnce(
  key: string,
  write: () => { to: string; subject: string; text: string },
): Promise<boolean> {
  if (await isQueued(key)) return false
  const isNew = await queueMail({ key, ...write() })
  if (isNew) sendMailsSoon()
  return isNew
}

async function isQueued(key: string): Promise<boolean> {
  return (await findFirst(slugs.mails, { key: { equals: key } })) !== null
}

function keyOf(problem: Problem, day: Date, recipient: string): string {
  return `problem-${problem}-${indianDayOf(day)}-${recipient}`
}
