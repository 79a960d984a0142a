import type { Receipt } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { getEnv, siteUrl } from '@/env'
import { isSameText } from '@/lib/same-text'
import { findFirst } from '../documents/records'
import { signLink } from '../signature'

/**
 * Returns the path of a receipt. It is signed: the code alone (in the QR code) only opens /verify.
 */
export function receiptPath({ code }: Pick<Receipt, 'code'>, locale: Locale): string {
  return `/api/receipts/${receiptKey(code)}${locale === 'hi' ? '?locale=hi' : ''}`
}

/** Returns the full address, for mails and messages. */
export function receiptUrl(receipt: Pick<Receipt, 'code'>, locale: Locale): string {
  return siteUrl(getEnv()) + receiptPath(receipt, locale)
}

/** Returns the key in that address. */
export function receiptKey(code: string): string {
  return `${code}-${signatureOf(code)}`
}

/**
 * Returns the receipt behind a key made by `receiptKey`; null if the key is not valid.
 */
export async function findReceiptByKey(key: string): Promise<Receipt | null> {
  const [, code = '', signature = ''] = /^([0-9A-Z]{16})-([0-9a-f]{32})$/.exec(key) ?? []
  const isOurs = isSameText(signatureOf(code), signature)
  return isOurs ? findFirst(slugs.receipts, { code: { equals: code } }) : null
}

function signatureOf(code: string): string {
  return signLink(['receipt', code])
}
