import * as z from 'zod/mini'
import { HOUR_MS, MINUTE_MS } from './durations'
import { emailField } from './email'
import { hasWords } from './has-words'
import { messages } from './messages'
import { panField } from './pan'
import type { OwnGiftDto } from './responses/my-giving'
import { isCashAboveLimit } from './statement'
import { requiredText } from './text'
import { withAsciiDigits } from './typed-number'

/** How long the link and the code in a mail work. */
export const GIVING_LINK_MS = 30 * MINUTE_MS
/** How long 'My giving' stays open without another link. */
export const GIVING_SESSION_MS = HOUR_MS
/** Wrong tries before a code is invalidated. */
export const GIVING_CODE_TRIES = 5
/** Most gifts whose PAN and address are completed in one call. */
const MOST_GIFTS = 200

/** Body of POST /api/my-giving/ask. */
export const askGivingForm = z.object({ email: emailField }, messages.bodyInvalid)

/** Body of POST /api/my-giving/open: the secret of the link. */
export const openGivingForm = z.object(
  {
    token: z
      .string(messages.givingLinkInvalid)
      .check(z.regex(/^[\w-]{43}$/, messages.givingLinkInvalid)),
  },
  messages.bodyInvalid,
)

/** Body of POST /api/my-giving/code: the six digits from the mail; spaces are ignored. */
export const givingCodeForm = z.object(
  {
    code: z.string(messages.givingCodeInvalid).check(
      z.overwrite((code) => withAsciiDigits(code).replace(/\s/g, '')),
      z.regex(/^\d{6}$/, messages.givingCodeInvalid),
    ),
  },
  messages.bodyInvalid,
)

/** Whether a PAN would bring the donor of a gift a tax deduction that it lacks now. */
export function lacksTaxDetails({ maskedPan, method, amount, returned }: OwnGiftDto): boolean {
  const paise = Math.round((amount - returned) * 100)
  return !maskedPan && paise > 0 && !isCashAboveLimit({ paymentMethod: method, paise })
}

/** Body of POST /api/my-giving/tax-details: the donor's own gifts, and the details to store. */
export const taxDetailsForm = z.object(
  {
    gifts: z
      .array(z.string(messages.bodyInvalid), messages.bodyInvalid)
      .check(z.minLength(1, messages.giftRequired), z.maxLength(MOST_GIFTS, messages.bodyInvalid)),
    panNumber: panField,
    address: requiredText(messages.addressRequired, 500).check(
      z.refine(hasWords, messages.addressRequired),
    ),
  },
  messages.bodyInvalid,
)
export type TaxDetailsInput = z.output<typeof taxDetailsForm>
