import type { MailPreference } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { updatesContent } from '@/content/updates'
import { updateMailKey } from '@/domain/updates'
import { getEnv, siteUrl } from '@/env'
import { queueMail } from '../mail/outbox'
import { getPayloadClient } from '../payload-client'
import type { Update } from './mailings'
import { unsubscribeCall, unsubscribePage } from './preferences'

/**
 * Writes an update to somebody who agreed, in the language that they gave in; once a month of the
 * Indian calendar at most.
 */
export async function queueUpdateMail(
  { key: mailing, kind, document, row }: Update,
  { email, key, language }: MailPreference,
  begunAt: Date,
): Promise<void> {
  const locale: Locale = language === 'hi' ? 'hi' : 'en'
  const { opening, closing, stop } = updatesContent[locale].mail
  const payload = await getPayloadClient()
  const { foundationName, motto } = await payload.findGlobal({
    slug: slugs.siteSettings,
    locale,
    depth: 0,
    overrideAccess: false,
  })
  const address = document.anchor ?? document.id
  const path = kind === 'program' ? `/what-we-do/${address}` : `/campaigns/${address}`
  const values: Record<string, string> = {
    purpose: textIn(document.title, locale),
    link: siteUrl(getEnv()) + localePath(locale, path),
    stop: unsubscribePage(key, locale),
  }
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
  const title = textIn(row.title, locale)
  const paragraphs = [
    ...opening.map(fill),
    title,
    textIn(row.text, locale),
    ...closing.map(fill),
    [foundationName, motto].filter(Boolean).join('\n'),
    fill(stop),
  ].filter((paragraph) => paragraph !== '')
  await queueMail({
    key: updateMailKey(key, begunAt),
    to: email,
    subject: `${foundationName}: ${title}`,
    text: `${paragraphs.join('\n\n')}\n`,
    mailing,
    unsubscribeUrl: unsubscribeCall(key, locale),
  })
}

type InBoth = { en?: string | null; hi?: string | null }

function textIn(text: InBoth | null | undefined, locale: Locale): string {
  return (text?.[locale] || text?.en || text?.hi || '').trim()
}
