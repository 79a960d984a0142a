import type { Receipt } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { messages } from '@/domain/messages'
import { getEnv, siteUrl } from '@/env'
import { isSameText } from '@/lib/same-text'
import { findFirst } from '../documents/records'
import { ApiError } from '../http/api-error'
import { sign } from '../signature'

const SIGNATURE_LENGTH = 32

/**
 * The path under which a receipt is opened. It is signed: the code alone, which is printed in the QR
 * code, opens /verify and nothing else.
 */
export function receiptPath({ code }: Pick<Receipt, 'code'>, locale: Locale): string {
  return `/api/receipts/${receiptKey(code)}${locale === 'hi' ? '?locale=hi' : ''}`
}

/** The whole address, for mails and messages. */
export function receiptUrl(receipt: Pick<Receipt, 'code'>, locale: Locale): string {
  return siteUrl(getEnv()) + receiptPath(receipt, locale)
}

/** What stands in that address. */
export function receiptKey(code: string): string {
  return `${code}-${signatureOf(code)}`
}

/**
 * The receipt behind a key of `receiptKey`.
 * @throws ApiError 404 if the key is not valid; it does not say whether the receipt exists.
 */
export async function requireReceiptByKey(key: string): Promise<Receipt> {
  const [, code = '', signature = ''] = /^([0-9A-Z]{16})-([0-9a-f]{32})$/.exec(key) ?? []
  const isOurs = isSameText(signatureOf(code), signature)
  const receipt = isOurs ? await findFirst(slugs.receipts, { code: { equals: code } }) : null
  if (!receipt) throw new ApiError(404, messages.notFound)
  return receipt
}

function signatureOf(code: string): string {
  return sign(['receipt', code], 'hex').slice(0, SIGNATURE_LENGTH)
}
