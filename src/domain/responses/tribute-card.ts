import * as z from 'zod/mini'
import { cardOccasions } from '../tribute-card'
import { text } from './fields'

/** What everybody with a card's address sees: of the gift, only that it was given. */
export const tributeCardResponse = z.object({
  /** Part of its address; cannot be guessed. */
  number: text,
  occasion: z.enum(cardOccasions),
  honouree: text,
  fromName: text,
  message: z.optional(text),
})
export type TributeCardDto = z.output<typeof tributeCardResponse>

/** What the donor sees in addition. */
export type OwnTributeCardDto = TributeCardDto & {
  recipientEmail?: string
  /** The Indian calendar day on which it is sent, such as '2026-03-05'. */
  sendOn?: string
  isSent: boolean
  /** The mail server refused it: the giver can correct the address. */
  isUndelivered: boolean
}
