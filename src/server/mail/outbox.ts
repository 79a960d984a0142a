import type { Where } from 'payload'
import type { Mail } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { MINUTE_MS } from '@/domain/durations'
import { LONGEST_PAUSE_MS, MAX_MAIL_TRIES, mailPauseMs } from '@/domain/mail'
import { messages } from '@/domain/messages'
import { errorMessage } from '@/lib/error-message'
import { storedLocale } from '@/lib/locale'
import { finishBeforeStop, inBackground, repeat } from '../background'
import { createIfAbsent } from '../documents/create-if-absent'
import { changeWhere, findAll, findById } from '../documents/records'
import { ApiError } from '../http/api-error'
import { logError } from '../log'
import { withLock } from '../with-lock'
import { type Attachment, sendMail } from './transport'

const EVERY_MS = MINUTE_MS
const BATCH = 50
/** If a server dies while sending, another takes its mail over after this time. */
const LEASE_MS = 5 * MINUTE_MS
const MAX_FAILURE_LENGTH = 300

type NewMail = {
  /** Identifies the mail: a second one with the same key is not stored. */
  key: string
  to: string
  subject: string
  text: string
  /** Only for news; see src/cms/collections/mails.ts. */
  mailing?: string
  unsubscribeUrl?: string
  /** The id of a receipt to attach: its PDF is made when the mail is sent. */
  receipt?: string
  /** The id of a tax office certificate to attach. */
  certificate?: string
  /** The id of a volunteer whose ID card to attach: its PDF is made when the mail is sent. */
  idCard?: string
}

/**
 * Stores a mail, once, to be sent as soon as possible.
 * @returns whether it was stored; false if a mail with its key exists.
 */
export async function queueMail(mail: NewMail): Promise<boolean> {
  const stored = await createIfAbsent({
    collection: slugs.mails,
    key: 'key',
    data: { ...mail, status: 'waiting', tries: 0, nextTryAt: new Date().toISOString() },
  })
  return stored !== null
}

/** A mail in these states is neither sent nor being sent. */
const UNSENT: Mail['status'][] = ['waiting', 'given-up']

/** Whether an unsent mail is for another address, so that it can go to this one instead. */
export function canGoTo(to: string, mail: Pick<Mail, 'status' | 'to'>): boolean {
  return mail.to !== to && UNSENT.includes(mail.status)
}

/**
 * Replaces an unsent mail with one to another address, under the same key.
 * @returns whether it was replaced; false if it is already for that address, being sent, or sent.
 */
export function queueAtNewAddress(mail: NewMail): Promise<boolean> {
  return replaceMail(mail, [{ status: { in: UNSENT } }, { to: { not_equals: mail.to } }])
}

/**
 * Like `queueAtNewAddress`, but to any address.
 * @returns whether it was replaced; false if it is being sent, or sent.
 */
export function queueInstead(mail: NewMail): Promise<boolean> {
  return replaceMail(mail, [{ status: { in: UNSENT } }])
}

async function replaceMail({ key, ...mail }: NewMail, only: Where[]): Promise<boolean> {
  const requeued = await changeWhere({
    collection: slugs.mails,
    where: { and: [{ key: { equals: key } }, ...only] },
    data: {
      ...mail,
      status: 'waiting',
      tries: 0,
      nextTryAt: new Date().toISOString(),
      failure: null,
    },
  })
  return requeued !== null
}

/** Sends the mails that are due. A mail that fails is retried at growing intervals. */
export function sendWaitingMails(now = new Date()): Promise<void> {
  return withLock('mails', async () => {
    for (const mail of await dueMails(now)) {
      const claimed = await claim(mail)
      // A mail that was sent but not recorded would be sent again.
      if (claimed) await finishBeforeStop(deliver(claimed))
    }
  })
}

/** Like `sendWaitingMails`, but in the background. */
export function sendMailsSoon(now?: Date): void {
  inBackground(sendWaitingMails(now), 'The mails could not be sent')
}

/**
 * Retries a mail that was given up, without waiting for others: with a silent mail server each may take a while.
 * @throws ApiError 404 unless there is such a mail.
 */
export async function retryMail(id: string): Promise<void> {
  const retried = await changeWhere({
    collection: slugs.mails,
    where: { and: [{ id: { equals: id } }, { status: { equals: 'given-up' } }] },
    data: { status: 'waiting', tries: 0, nextTryAt: new Date().toISOString() },
  })
  if (!retried) throw new ApiError(404, messages.notFound)
  const claimed = await claim(retried)
  if (claimed) await deliver(claimed)
}

/** Sends due mails every minute until the process stops. */
export function startMailTimer(): void {
  repeat(() => sendWaitingMails(), {
    name: 'mails',
    everyMs: EVERY_MS,
    label: 'The mails could not be read',
  })
}

function dueMails(now: Date): Promise<Mail[]> {
  // No retry is scheduled that late: the clock was ahead when the time was set.
  const tooLate = new Date(now.getTime() + 2 * LONGEST_PAUSE_MS)
  return findAll({
    collection: slugs.mails,
    where: {
      and: [
        { status: { in: ['waiting', 'sending'] } },
        {
          or: [
            { nextTryAt: { less_than_equal: now.toISOString() } },
            { nextTryAt: { greater_than: tooLate.toISOString() } },
          ],
        },
      ],
    },
    sort: 'nextTryAt',
    limit: BATCH,
  })
}

/**
 * Claims a mail: one of several servers gets it, and keeps it until its lease ends, however long
 * the batch takes.
 */
function claim(mail: Mail): Promise<Mail | null> {
  return change(mail, {
    status: 'sending',
    tries: (mail.tries ?? 0) + 1,
    nextTryAt: new Date(Date.now() + LEASE_MS).toISOString(),
  })
}

async function deliver(mail: Mail): Promise<void> {
  try {
    await sendMail(mail, await attachmentsOf(mail))
    await change(mail, { status: 'sent', sentAt: new Date().toISOString(), failure: null })
  } catch (error) {
    const tries = mail.tries ?? 1
    // Mail servers quote the address in their refusals, so their message is not logged.
    logError('A mail could not be sent', new Error('The mail server did not accept it'))
    await change(mail, {
      status: tries >= MAX_MAIL_TRIES ? 'given-up' : 'waiting',
      nextTryAt: new Date(Date.now() + mailPauseMs(tries)).toISOString(),
      // Shown to the admin, who may see addresses.
      failure: errorMessage(error).slice(0, MAX_FAILURE_LENGTH),
    })
  }
}

/** Leaves out a receipt voided in the meantime, and the card of somebody no longer approved. */
async function attachmentsOf({ receipt: id, certificate, idCard }: Mail): Promise<Attachment[]> {
  if (idCard) {
    const { idCardFile } = await import('../volunteers/card-file')
    const card = await idCardFile(idCard)
    return card ? [card] : []
  }
  if (certificate) {
    const { certificateFile } = await import('../donation-certificates/file')
    return [await certificateFile(certificate)]
  }
  const receipt = id ? await findById(slugs.receipts, id) : null
  if (receipt?.status !== 'valid') return []
  const { receiptFile } = await import('../receipts/file')
  return [await receiptFile(receipt, storedLocale(receipt))]
}

function change(mail: Mail, data: Partial<Mail>): Promise<Mail | null> {
  return changeWhere({
    collection: slugs.mails,
    where: {
      and: [
        { id: { equals: mail.id } },
        { status: { equals: mail.status } },
        { tries: { equals: mail.tries ?? 0 } },
      ],
    },
    data,
  })
}
