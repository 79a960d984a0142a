import * as z from 'zod/mini'
import { DAY_MS } from './durations'
import { emailField } from './email'
import { fillPlaces } from './fill-places'
import { INDIAN_ZONE } from './indian-month'
import { messages } from './messages'
import { blankIsAbsent, choice, optionalText, requiredLine } from './text'

/** What a gift in somebody's name is given for. */
export const cardOccasions = ['birthday', 'memory', 'festival', 'other'] as const
export type CardOccasion = (typeof cardOccasions)[number]

export const CARD_NAME_MAX_LENGTH = 60
export const CARD_MESSAGE_MAX_LENGTH = 200

/** The id of the note about a card that was refused, on the page of its gift. */
export const CARD_FAILED = 'card-failed'

/** The path of the page on which the card of a gift is made, in English. */
export function cardFormPath(donationId: string): string {
  return `/donate/status/${encodeURIComponent(donationId)}`
}

/** The hour of the chosen day, in India, from which a card is sent. */
const SEND_HOUR = '08:00:00'
/** How far ahead a card may be planned. */
const MOST_DAYS_AHEAD = 366
/** Ours is the name under which a card comes to a stranger: it leads nowhere else. */
const WEB_ADDRESS = /https?:|www\.|\b[\w-]+\.(?:com|in|org|net|io|co|me|ly|app|xyz|info)\b/i

/** Body of POST /api/tribute-cards/{donationId}: the card of a gift. A day without an address means nothing. */
export const tributeCardForm = z
  .object(
    {
      occasion: choice({ options: cardOccasions, required: messages.occasionUnknown }),
      honouree: requiredLine(messages.nameRequired, CARD_NAME_MAX_LENGTH),
      fromName: requiredLine(messages.nameRequired, CARD_NAME_MAX_LENGTH),
      message: optionalText(CARD_MESSAGE_MAX_LENGTH),
      recipientEmail: blankIsAbsent(emailField),
      /** A day of the Indian calendar. */
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
 * When a card is sent: on the morning of its day in India, today at once.
 * @param day such as '2026-03-05'.
 * @returns null for a day that is past or too far ahead.
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
 * What stands on a card, in the language of its words.
 * @param words with `{honouree}`, `{fromName}` and `{foundation}` to be filled in.
 */
export function cardTexts(
  { headings, lines, from }: CardWords,
  { occasion, honouree, fromName }: CardFacts,
  foundation: string,
): { heading: string; line: string; from: string } {
  const fill = (text: string) => fillPlaces(text, { honouree, fromName, foundation })
  return { heading: fill(headings[occasion]), line: fill(lines[occasion]), from: fill(from) }
}
