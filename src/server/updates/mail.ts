import type { MailPreference } from '@/cms/payload-types'
import { localePath } from '@/content/paths'
import { updateMailKey } from '@/domain/updates'
import { getEnv, siteUrl } from '@/env'
import { storedLocale, textIn } from '@/lib/locale'
import { openMail } from '../mail/open-mail'
import { queueMail } from '../mail/outbox'
import type { Update } from './mailings'
import { unsubscribeCall, unsubscribePage } from './preferences'

/** Mails an update to somebody who agreed, in their language; at most one per Indian month. */
export async function queueUpdateMail(
  { key: mailing, kind, document, row }: Update,
  { email, key, language }: MailPreference,
  begunAt: Date,
): Promise<void> {
  const locale = storedLocale({ language })
  const { write } = await openMail('update', locale)
  const address = document.anchor ?? document.id
  const path = kind === 'program' ? `/what-we-do/${address}` : `/campaigns/${address}`
  const message = write({
    purpose: textIn(document.title, locale),
    title: textIn(row.title, locale),
    text: textIn(row.text, locale),
    link: siteUrl(getEnv()) + localePath(locale, path),
    stop: unsubscribePage(key, locale),
  })
  await queueMail({
    key: updateMailKey(key, begunAt),
    to: email,
    ...message,
    mailing,
    unsubscribeUrl: unsubscribeCall(key, locale),
  })
}
