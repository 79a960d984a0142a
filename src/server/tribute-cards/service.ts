import type { Where } from 'payload'
import type { Mail, Transaction, TributeCard } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { asStoredNumber } from '@/domain/claim-number'
import { DAY_MS } from '@/domain/durations'
import { leftPaise } from '@/domain/gift-money'
import { messages } from '@/domain/messages'
import type { OwnTributeCardDto, TributeCardDto } from '@/domain/responses/tribute-card'
import { cardSendTime, type TributeCardInput } from '@/domain/tribute-card'
import { getEnv, siteUrl } from '@/env'
import { indianDayOf } from '@/lib/dates'
import { isHexNumber, newHexNumber } from '@/lib/hex-number'
import { storedLocale } from '@/lib/locale'
import { inBackground } from '../background'
import { createIfAbsent } from '../documents/create-if-absent'
import { changeRevision, changeWhere, findAll, findFirst } from '../documents/records'
import { ApiError } from '../http/api-error'
import { logError } from '../log'
import { getPayloadClient } from '../payload-client'
import { findAttempt } from '../payments/attempts'
import { noticeFields } from '../privacy-notice'
import { cardMailKey, queueCard } from './mail'

/** How long the recipient's address is kept after the card was sent. */
const KEEP_ADDRESS_MS = 30 * DAY_MS
/** Cards per run; the rest follows in the next. */
const BATCH = 200

/**
 * Creates the card of a gift, or changes it until it is sent: one per gift. One that could not be delivered
 * can be changed and goes out again.
 * @param donationId the number of the gift, known only to its donor.
 * @throws ApiError 400 for a day in the past, 404 if there is no such gift, 409 if it has not been
 * received or was refunded, or the card has been sent.
 */
export async function saveCard(
  donationId: string,
  input: TributeCardInput,
  language: Locale,
): Promise<TributeCard> {
  const gift = await findGift(donationId)
  if (!gift) throw new ApiError(404, messages.notFound)
  if (!isGiven(gift)) throw new ApiError(409, messages.cardNotYet)
  const data = {
    ...input,
    ...sending(input),
    ...noticeFields(),
    message: input.message ?? null,
    language,
  }
  const { transactionId } = gift
  const made = await createIfAbsent({
    collection: slugs.tributeCards,
    key: 'transactionId',
    data: { ...data, transactionId, number: newHexNumber(), revision: 0 },
  })
  const saved = made ?? (await changeCard(transactionId, data))
  inBackground(sendDueCards(new Date()), 'The cards could not be sent')
  return saved
}

/** Finds the card with that number, or null. */
export async function findCard(number: string): Promise<TributeCard | null> {
  if (!isHexNumber(number)) return null
  return findFirst(slugs.tributeCards, { number: { equals: number } })
}

/** Returns the card of a gift for its donor; null if it has none. */
export async function findCardOfGift(donationId: string): Promise<OwnTributeCardDto | null> {
  const transactionId = asStoredNumber(donationId)
  const card = await findFirst(slugs.tributeCards, { transactionId: { equals: transactionId } })
  if (!card) return null
  const mail = await findCardMail(card)
  // One that was corrected since is planned, until it is sent again.
  const isUndelivered = Boolean(card.mailedAt) && mail?.status === 'given-up'
  return {
    ...toCardDto(card),
    recipientEmail: card.recipientEmail ?? undefined,
    sendOn: card.sendOn ?? undefined,
    isSent: Boolean(card.mailedAt) && !isUndelivered,
    isUndelivered,
  }
}

/** Maps a card for everybody who has its address. */
export function toCardDto(card: TributeCard): TributeCardDto {
  const { number, occasion, honouree, fromName, message } = card
  return { number, occasion, honouree, fromName, message: message ?? undefined }
}

/** Returns the address of a card's page, in its own language. */
export function cardUrl({ number, language }: TributeCard): string {
  return siteUrl(getEnv()) + localePath(storedLocale({ language }), `/donate/card/${number}`)
}

/**
 * Sends every due card, once, across all servers: the mail's key is the card's number. If the gift
 * was refunded in the meantime, its card is not sent.
 */
export async function sendDueCards(now: Date): Promise<void> {
  const due = await findAll({
    collection: slugs.tributeCards,
    where: dueBy(now),
    sort: 'sendAt',
    limit: BATCH,
  })
  for (const { id } of due) {
    await sendCard(id, now).catch((error: unknown) => logError('A card could not be sent', error))
  }
  await forgetRecipients(now)
}

/** Returns the condition for cards whose e-mail is due. */
function dueBy(now: Date): Where {
  return {
    and: [
      { sendAt: { less_than_equal: now.toISOString() } },
      { mailedAt: { exists: false } },
      { recipientEmail: { exists: true } },
    ],
  }
}

async function sendCard(id: string, now: Date): Promise<void> {
  // Read again: while other cards were sent, its giver may have changed it.
  const card = await findFirst(slugs.tributeCards, { and: [{ id: { equals: id } }, dueBy(now)] })
  if (!card) return
  const gift = await findGift(card.transactionId)
  if (!gift || !isGiven(gift)) {
    await compareAndSet(card, { recipientEmail: null, sendAt: null, sendOn: null })
    return
  }
  await queueCard(card, { url: cardUrl(card), isTest: gift.testMode ?? false })
  await compareAndSet(card, { mailedAt: now.toISOString() })
}

/**
 * Deletes the addresses of people who received a card some weeks ago, from the card and the outbox.
 */
async function forgetRecipients(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_ADDRESS_MS).toISOString()
  const old = await findAll({
    collection: slugs.tributeCards,
    where: { and: [{ mailedAt: { less_than: before } }, { recipientEmail: { exists: true } }] },
    limit: BATCH,
  })
  for (const card of old) {
    await changeWhere({
      collection: slugs.mails,
      where: {
        and: [{ key: { equals: cardMailKey(card) } }, { status: { in: ['sent', 'given-up'] } }],
      },
      // The row stays, so that a mail with the same key is never written again.
      data: { to: 'deleted', subject: 'deleted', text: 'deleted', status: 'sent', failure: null },
    })
    await compareAndSet(card, { recipientEmail: null })
  }
}

async function changeCard(
  transactionId: string,
  data: Partial<Omit<TributeCard, 'id' | 'revision'>>,
): Promise<TributeCard> {
  const card = await findFirst(slugs.tributeCards, { transactionId: { equals: transactionId } })
  if (!card) throw new Error('A card was neither made nor found')
  // After a double tap or a lost response the same form arrives again, perhaps after the card was sent.
  if (isSaved(card, data)) return card
  // A crash may have come between the mail and its mark.
  const mail = await findCardMail(card)
  const isUndelivered = mail?.status === 'given-up'
  if ((card.mailedAt || mail) && !isUndelivered) throw new ApiError(409, messages.cardSent)
  const changed = await compareAndSet(card, { ...data, mailedAt: null })
  if (!changed) throw new ApiError(409, messages.changedMeanwhile)
  if (isUndelivered) await dropOldMail(changed)
  return changed
}

/**
 * Deletes the given-up mail of a card that goes out later or to nobody: until then the office could still send it
 * to the old address.
 */
async function dropOldMail(card: TributeCard): Promise<void> {
  if (card.sendAt && Date.parse(card.sendAt) <= Date.now()) return
  const payload = await getPayloadClient()
  await payload.db.deleteMany({
    collection: slugs.mails,
    where: { and: [{ key: { equals: cardMailKey(card) } }, { status: { equals: 'given-up' } }] },
  })
}

function findCardMail(card: TributeCard): Promise<Mail | null> {
  return findFirst(slugs.mails, { key: { equals: cardMailKey(card) } })
}

/** Whether the card already says this, for the same recipient and day. */
function isSaved(card: TributeCard, data: Partial<TributeCard>): boolean {
  const fields = [
    'occasion',
    'honouree',
    'fromName',
    'message',
    'recipientEmail',
    'sendOn',
  ] as const
  return fields.every((field) => (card[field] ?? null) === (data[field] ?? null))
}

/** @returns null if another write came first. */
function compareAndSet(card: TributeCard, data: Partial<Omit<TributeCard, 'id' | 'revision'>>) {
  return changeRevision({
    collection: slugs.tributeCards,
    doc: card,
    data: { ...data, revision: (card.revision ?? 0) + 1 },
  })
}

/** Returns to whom and when to mail the card, if to anybody; today by default. */
function sending({ recipientEmail, sendOn }: TributeCardInput) {
  if (!recipientEmail) return { recipientEmail: null, sendOn: null, sendAt: null }
  const now = new Date()
  const day = sendOn ?? indianDayOf(now)
  const sendAt = cardSendTime(day, now)
  if (!sendAt) {
    const { sendOnInvalid } = messages
    throw new ApiError(400, sendOnInvalid, { errors: { sendOn: sendOnInvalid } })
  }
  return { recipientEmail, sendOn: day, sendAt: sendAt.toISOString() }
}

function findGift(donationId: string): Promise<Transaction | null> {
  return findAttempt({ transactionId: { equals: asStoredNumber(donationId) } })
}

function isGiven(gift: Transaction): boolean {
  return gift.status === 'completed' && leftPaise(gift) > 0
}
