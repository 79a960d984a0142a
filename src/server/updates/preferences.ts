import type { Where } from 'payload'
import type { MailPreference } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { emailKey } from '@/domain/email'
import { messages } from '@/domain/messages'
import { UPDATES_WORDS } from '@/domain/updates'
import { getEnv, siteUrl } from '@/env'
import { isHexNumber } from '@/lib/hex-number'
import { createIfAbsent } from '../documents/create-if-absent'
import { changeById, changeWhere, findFirst } from '../documents/records'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'
import { signLink } from '../signature'

// Which addresses get news: docs/decisions/0116. The latest choice about an address counts.

type Agreement = { at: Date; words: number; language: Locale }

/** Records that an address agreed to news, unless it has unsubscribed since. */
export async function agreeToUpdates(
  email: string,
  { at, words, language }: Agreement,
): Promise<void> {
  await agree(email, { at, words, language }, [{ decidedAt: { less_than: at.toISOString() } }])
}

/**
 * Like `agreeToUpdates`, now and with today's wording. It counts even if an earlier choice is dated later: then the
 * clock was ahead.
 */
export function startUpdates(email: string, language: Locale): Promise<void> {
  return agree(email, { at: new Date(), words: UPDATES_WORDS, language })
}

/** @param only which stored choices it replaces; any by default. */
async function agree(
  email: string,
  { at, words, language }: Agreement,
  only: Where[] = [],
): Promise<void> {
  const address = emailKey(email)
  const data = { wantsUpdates: true, decidedAt: at.toISOString(), words, language }
  const renewed = await changeWhere({
    collection: slugs.mailPreferences,
    where: { and: [{ email: { equals: address } }, ...only] },
    data,
  })
  if (renewed) return
  await createIfAbsent({
    collection: slugs.mailPreferences,
    key: 'email',
    data: { email: address, key: keyOf(address), ...data },
  })
}

/** Unsubscribes an address from the news, and deletes what waits for it in the outbox. */
export async function stopUpdates(email: string): Promise<void> {
  const preference = await findPreference({ email: { equals: emailKey(email) } })
  if (preference) await stop(preference)
}

/** Like `stopUpdates`, and stores a refusal if nothing is known about the address yet. */
export async function refuseUpdates(email: string): Promise<void> {
  const address = emailKey(email)
  await createIfAbsent({
    collection: slugs.mailPreferences,
    key: 'email',
    data: {
      email: address,
      key: keyOf(address),
      wantsUpdates: false,
      decidedAt: new Date().toISOString(),
    },
  })
  await stopUpdates(address)
}

/**
 * Like `stopUpdates`, by the key of a link.
 * @throws ApiError 404 if it is not valid.
 */
export async function stopUpdatesByKey(key: string): Promise<void> {
  await stop(await requirePreference(key))
}

/**
 * Whether the address behind the key of a link gets news.
 * @throws ApiError 404 if it is not valid.
 */
export async function wantsUpdatesByKey(key: string): Promise<boolean> {
  return (await requirePreference(key)).wantsUpdates ?? false
}

/** Whether an address gets news. */
export async function wantsUpdates(email: string): Promise<boolean> {
  const preference = await findPreference({ email: { equals: emailKey(email) } })
  return preference?.wantsUpdates ?? false
}

/**
 * Returns the address where a mail program unsubscribes with one POST; a browser is redirected to
 * the page that asks first.
 */
export function unsubscribeCall(key: string, locale: Locale): string {
  return `${siteUrl(getEnv())}/api/unsubscribe/${key}?locale=${locale}`
}

/** Returns the address of the page that asks first. */
export function unsubscribePage(key: string, locale: Locale): string {
  return siteUrl(getEnv()) + localePath(locale, `/unsubscribe/${key}`)
}

async function stop({ id, key }: MailPreference): Promise<void> {
  await changeById(slugs.mailPreferences, id, {
    wantsUpdates: false,
    decidedAt: new Date().toISOString(),
  })
  const payload = await getPayloadClient()
  await payload.db.deleteMany({
    collection: slugs.mails,
    where: {
      and: [
        {
          unsubscribeUrl: { in: (['en', 'hi'] as const).map((each) => unsubscribeCall(key, each)) },
        },
        { status: { not_equals: 'sent' } },
      ],
    },
  })
}

async function requirePreference(key: string): Promise<MailPreference> {
  const preference = isHexNumber(key) ? await findPreference({ key: { equals: key } }) : null
  if (!preference) throw new ApiError(404, messages.notFound)
  return preference
}

function findPreference(where: Where): Promise<MailPreference | null> {
  return findFirst(slugs.mailPreferences, where)
}

/**
 * Returns the key for an address. It is stored, so that links in old mails still work after
 * `PAYLOAD_SECRET` has changed.
 */
function keyOf(address: string): string {
  return signLink(['updates', address])
}
