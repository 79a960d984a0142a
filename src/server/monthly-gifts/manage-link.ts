import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { messages } from '@/domain/messages'
import { getEnv, siteUrl } from '@/env'
import { isSameText } from '@/lib/same-text'
import { ApiError } from '../http/api-error'
import { signLink } from '../signature'

/** What a link manages: one for a mandate does not open a pledge. */
export type Managed = 'mandate' | 'pledge'

const PREFIXES: Record<Managed, string> = { mandate: 'm', pledge: 'p' }

/**
 * Returns the address of the page where a donor changes or ends a monthly gift, for mails. Anyone
 * with the link may act. It is signed, because the number alone, which appears in lists and at the
 * gateway, must not open anything.
 */
export function manageUrl(kind: Managed, number: string, locale: Locale): string {
  return siteUrl(getEnv()) + localePath(locale, managePath(manageKey(kind, number)))
}

/** Returns the path of that page in English. */
export function managePath(key: string): string {
  return `/my-gift/${encodeURIComponent(key)}`
}

/** Returns the key in the address of that page. */
export function manageKey(kind: Managed, number: string): string {
  return `${PREFIXES[kind]}${number}-${signatureOf(kind, number)}`
}

/**
 * Parses a key made by `manageKey`.
 * @throws ApiError 404 if it is not valid; it does not reveal whether the number exists.
 */
export function readManageKey(key: string): { kind: Managed; number: string } {
  const match = /^([mp])([0-9a-f]{32})-([0-9a-f]{32})$/.exec(key)
  const [, prefix, number = '', signature = ''] = match ?? []
  const kind = prefix === PREFIXES.pledge ? 'pledge' : 'mandate'
  const isOurs = match !== null && isSameText(signatureOf(kind, number), signature)
  if (!isOurs) throw new ApiError(404, messages.notFound)
  return { kind, number }
}

function signatureOf(kind: Managed, number: string): string {
  return signLink(['monthly gift', kind, number])
}
