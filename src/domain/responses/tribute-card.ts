import * as z from 'zod/mini'
import { cardOccasions } from '../tribute-card'
import { text } from './fields'

/** What everybody sees who has the address of a card: nothing of the gift but that it was given. */
export const tributeCardResponse = z.object({
  /** In its address; nobody can guess it. */
  number: text,
  occasion: z.enum(cardOccasions),
  honouree: text,
  fromName: text,
  message: z.optional(text),
})
export type TributeCardDto = z.output<typeof tributeCardResponse>

/** What the giver sees besides. */
export type OwnTributeCardDto = TributeCardDto & {
  recipientEmail?: string
  /** The Indian day on which it is sent, such as '2026-03-05'. */
  sendOn?: string
  isSent: boolean
}
