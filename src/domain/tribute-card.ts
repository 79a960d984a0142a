import * as z from 'zod/mini'
import { DAY_MS } from './durations'
import { emailField } from './email'
import { fillPlaceholders } from './fill-placeholders'
import { INDIAN_ZONE } from './indian-month'
import { messages } from './messages'
import { blankIsAbsent, choice, optionalText, requiredLine } from './text'

/** Occasions of a gift in somebody's name. */
export const cardOccasions = ['birthday', 'memory', 'festival', 'other'] as const
export type CardOccasion = (typeof cardOccasions)[number]

export const CARD_NAME_MAX_LENGTH = 60
export const CARD_MESSAGE_MAX_LENGTH = 200

/** The id of the error note about a refused card, on its gift's page. */
export const CARD_FAILED = 'card-failed'

/** Returns the English path of the page on which a gift's card is made. */
export function cardFormPath(donationId: string): string {
  return `/donate/status/${encodeURIComponent(donationId)}`
}

/** Cards are sent from this time of the chosen day, in India. */
const SEND_HOUR = '08:00:00'
/** How far ahead a card may be scheduled. */
const MOST_DAYS_AHEAD = 366
/** Refused in cards: we send them to strangers under our name, so they must not link anywhere. */
const WEB_ADDRESS = /https?:|www\.|\b[\w-]+\.(?:com|in|org|net|io|co|me|ly|app|xyz|info)\b/i

/** Body of POST /api/tribute-cards/{donationId}: a gift's card. `sendOn` is ignored without `recipientEmail`. */
export const tributeCardForm = z
  .object(
    {
      occasion: choice({ options: cardOccasions, required: messages.occasionUnknown }),
      honouree: requiredLine(messages.nameRequired, CARD_NAME_MAX_LENGTH),
      fromName: requiredLine(messages.nameRequired, CARD_NAME_MAX_LENGTH),
      message: optionalText(CARD_MESSAGE_MAX_LENGTH),
      recipientEmail: blankIsAbsent(emailField),
      /** An Indian calendar day. */
      sendOn: blankIsAbsent(z.iso.date(messages.sendOnInvalid)),
    },
    messages.bodyInvalid,
  )
  .check(({ value, issues }) => {
    for (const field of ['honouree', 'fromName', 'message'] as const) {
      if (!WEB_ADDRESS.test(value[field] ?? '')) continue
      issues.push({
        code: 'custom',
        message: messages.noWebAddress,
        input: value[field],
        path: [field],
      })
    }
  })
export type TributeCardInput = z.output<typeof tributeCardForm>

/**
 * Returns when a card is sent: on the morning of its day in India; immediately if that is today.
 * @param day such as '2026-03-05'.
 * @returns null for a day in the past or too far ahead.
 */
export function cardSendTime(day: string, now: Date): Date | null {
  const begins = Date.parse(`${day}T00:00:00${INDIAN_ZONE}`)
  const isPast = begins + DAY_MS <= now.getTime()
  if (isPast || begins > now.getTime() + MOST_DAYS_AHEAD * DAY_MS) return null
  return begins <= now.getTime() ? now : new Date(`${day}T${SEND_HOUR}${INDIAN_ZONE}`)
}

type CardFacts = { occasion: CardOccasion; honouree: string; fromName: string }
type CardWords = {
  headings: Record<CardOccasion, string>
  lines: Record<CardOccasion, string>
  from: string
}

/**
 * Returns the texts of a card.
 * @param words templates in its language, with `{honouree}`, `{fromName}` and `{foundation}`.
 */
export function cardTexts(
  { headings, lines, from }: CardWords,
  { occasion, honouree, fromName }: CardFacts,
  foundation: string,
): { heading: string; line: string; from: string } {
  const fill = (text: string) => fillPlaceholders(text, { honouree, fromName, foundation })
  return { heading: fill(headings[occasion]), line: fill(lines[occasion]), from: fill(from) }
}
