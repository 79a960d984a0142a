import { randomBytes } from 'node:crypto'
import type { Transaction, TributeCard } from '@/cms/payload-types'
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
import { storedLocale } from '@/lib/locale'
import { inBackground } from '../background'
import { createIfAbsent } from '../documents/create-if-absent'
import { changeRevision, changeWhere, findAll, findFirst } from '../documents/records'
import { ApiError } from '../http/api-error'
import { logError } from '../log'
import { findAttempt } from '../payments/attempts'
import { noticeShown } from '../privacy-notice'
import { cardMailKey, queueCard } from './mail'

const NUMBER_BYTES = 16
/** How long the address of a recipient is kept after the card was sent. */
const KEEP_ADDRESS_MS = 30 * DAY_MS
/** Cards of one go; the rest follows in the next. */
const BATCH = 200

/**
 * Makes the card of a gift, or changes it as long as it was not sent: one a gift.
 * @param donationId the number of the gift, which only its giver has.
 * @throws ApiError 400 for a day that is past, 404 where there is no such gift, 409 where it has not
 * reached us or was given back, or the card was sent.
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
    ...noticeShown(),
    message: input.message ?? null,
    language,
  }
  const key = { field: 'transactionId', value: gift.transactionId }
  const number = randomBytes(NUMBER_BYTES).toString('hex')
  const made = await createIfAbsent({
    collection: slugs.tributeCards,
    key,
    data: { ...data, number, revision: 0 },
  })
  const saved = made ?? (await changeCard(gift.transactionId, data))
  inBackground(sendDueCards(new Date()), 'The cards could not be sent')
  return saved
}

/** The card with that number, or null. */
export async function findCard(number: string): Promise<TributeCard | null> {
  if (!/^[0-9a-f]{32}$/.test(number)) return null
  return findFirst(slugs.tributeCards, { number: { equals: number } })
}

/** The card of a gift, as its giver sees it; null while it has no card. */
export async function findCardOfGift(donationId: string): Promise<OwnTributeCardDto | null> {
  const transactionId = asStoredNumber(donationId)
  const card = await findFirst(slugs.tributeCards, { transactionId: { equals: transactionId } })
  if (!card) return null
  return {
    ...toCardDto(card),
    recipientEmail: card.recipientEmail ?? undefined,
    sendOn: card.sendOn ?? undefined,
    isSent: Boolean(card.mailedAt),
  }
}

/** A card as everybody sees it who has its address. */
export function toCardDto(card: TributeCard): TributeCardDto {
  const { number, occasion, honouree, fromName, message } = card
  return { number, occasion, honouree, fromName, message: message ?? undefined }
}

/** The address of a card's page, in its own language. */
export function cardUrl({ number, language }: TributeCard): string {
  return siteUrl(getEnv()) + localePath(storedLocale({ language }), `/donate/card/${number}`)
}

/**
 * Sends every card whose day has come, once, however many servers there are: the mail is stored under
 * the card's number. A gift that was given back meanwhile stops its card.
 */
export async function sendDueCards(now: Date): Promise<void> {
  const due = await findAll({
    collection: slugs.tributeCards,
    where: {
      and: [
        { sendAt: { less_than_equal: now.toISOString() } },
        { mailedAt: { exists: false } },
        { recipientEmail: { exists: true } },
      ],
    },
    sort: 'sendAt',
    limit: BATCH,
  })
  for (const card of due) {
    await sendCard(card, now).catch((error: unknown) => logError('A card could not be sent', error))
  }
  await forgetRecipients(now)
}

async function sendCard(card: TributeCard, now: Date): Promise<void> {
  const gift = await findGift(card.transactionId)
  if (!gift || !isGiven(gift)) {
    await changeOnce(card, { recipientEmail: null, sendAt: null, sendOn: null })
    return
  }
  await queueCard(card, { url: cardUrl(card), isTest: gift.testMode ?? false })
  await changeOnce(card, { mailedAt: now.toISOString() })
}

/** Deletes addresses of people who got a card some weeks ago, in the card and in the outbox. */
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
      // It stays as a row: a mail with the same key is never written again.
      data: { to: 'deleted', subject: 'deleted', text: 'deleted', status: 'sent', failure: null },
    })
    await changeOnce(card, { recipientEmail: null })
  }
}

async function changeCard(
  transactionId: string,
  data: Partial<Omit<TributeCard, 'id' | 'revision'>>,
): Promise<TributeCard> {
  const card = await findFirst(slugs.tributeCards, { transactionId: { equals: transactionId } })
  if (!card) throw new Error('A card was neither made nor found')
  if (card.mailedAt) throw new ApiError(409, messages.cardSent)
  const changed = await changeOnce(card, data)
  if (!changed) throw new ApiError(409, messages.changedMeanwhile)
  return changed
}

/** @returns null if another write came first. */
function changeOnce(card: TributeCard, data: Partial<Omit<TributeCard, 'id' | 'revision'>>) {
  return changeRevision({
    collection: slugs.tributeCards,
    doc: card,
    data: { ...data, revision: (card.revision ?? 0) + 1 },
  })
}

/** Whom to mail the card, if anybody, and when; without a day, today. */
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
