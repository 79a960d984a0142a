import * as z from 'zod/mini'
import type { Locale } from '@/content/locale'
import { verifyPaymentForm } from '@/domain/donation'
import { isHexNumber } from '@/lib/hex-number'
import { parseJson } from '@/lib/parse-json'
import { isApiError } from '../http/api-error'
import { readBytes } from '../http/request-body'
import { logError } from '../log'
import { findAttempt } from './attempts'
import { statusPageUrl } from './payment-status'
import { verifyPayment } from './verify'

/** Used instead of a number: the status page says what to do if no donation is known. */
const UNKNOWN_DONATION = 'unknown'

const failureMetadata = z.object({ order_id: z.string() })

/** The query of our own callback URL. */
type Address = { locale: Locale; donation?: string }

/**
 * Handles the return of a donor whose browser cannot open the payment window: the gateway sends the
 * result as a form post from its own site (razorpay.com/docs, callback URL). A failure is not
 * signed and therefore not trusted: the status page asks the gateway.
 * @returns the address of the status page in the donor's language, whatever the form contains.
 */
export async function handleCheckoutReturn(
  req: Request,
  { locale, donation }: Address,
): Promise<string> {
  const fields = await readFields(req)
  const donationId = await findDonationId(donation, fields).catch(noteFailure)
  const input = verifyPaymentForm.safeParse({ ...Object.fromEntries(fields), donationId })
  if (input.success) await verifyPayment(input.data).catch(noteFailure)
  return statusPageUrl(donationId ?? UNKNOWN_DONATION, locale)
}

async function readFields(req: Request): Promise<URLSearchParams> {
  const bytes = await readBytes(req).catch(noteFailure)
  return new URLSearchParams(Buffer.from(bytes ?? []).toString('utf8'))
}

/** Finds it in our own callback URL, or else by the order that the gateway names. */
async function findDonationId(
  donation: string | undefined,
  fields: URLSearchParams,
): Promise<string | undefined> {
  if (donation && isHexNumber(donation)) return donation
  const orderId = fields.get('razorpay_order_id') ?? orderOfFailure(fields)
  const attempt = orderId ? await findAttempt({ orderId: { equals: orderId } }) : null
  return attempt?.transactionId
}

function orderOfFailure(fields: URLSearchParams): string | undefined {
  // Even with an unreadable form the donor gets a page.
  const metadata = parseJson(fields.get('error[metadata]') ?? '')
  return failureMetadata.safeParse(metadata).data?.order_id
}

/** Logs a failure, which must not keep the donor from the status page. */
function noteFailure(error: unknown): undefined {
  if (!isApiError(error)) logError('The return of a donor from the gateway failed', error)
}
