import type { Pledge, Subscription } from '@/cms/payload-types'
import type { Locale } from '@/content/locale'
import { type MailName, noticeMailNames } from '@/domain/mail-texts'
import type { MandateNotice } from '@/domain/monthly-gift'
import { formatDate } from '@/lib/dates'
import { storedLocale } from '@/lib/locale'
import { formatRupees, fromPaise } from '@/lib/money'
import { openMail } from '../mail/open-mail'
import { queueMail, sendMailsSoon } from '../mail/outbox'
import { manageUrl } from './manage-link'

export type PledgeMail = 'made' | 'reminder'

/** Notifies a donor of a change to their mandate, in the language they gave in; once per key. */
export async function queueNotice(
  gift: Subscription,
  notice: MandateNotice,
  key: string,
): Promise<void> {
  if (!gift.email) return
  const locale = storedLocale(gift)
  await queue({
    key,
    to: gift.email,
    locale,
    isTest: gift.testMode ?? false,
    mail: noticeMailNames[notice],
    values: {
      ...valuesOf(gift, locale),
      day: formatDate(gift.chargeAt ?? gift.startAt ?? '', locale),
      manage: manageUrl('mandate', gift.number, locale),
      // Our own page says more, and works without the gateway's.
      newCard: gift.hostedUrl || manageUrl('mandate', gift.number, locale),
    },
  })
}

/**
 * Writes to a donor about a pledge, once per key.
 * @param pay the address where this gift can be paid.
 */
export async function queuePledgeMail(
  pledge: Pledge,
  mail: PledgeMail,
  { key, pay }: { key: string; pay: string },
): Promise<void> {
  if (!pledge.email) return
  const locale = storedLocale(pledge)
  await queue({
    key,
    to: pledge.email,
    locale,
    isTest: false,
    mail: mail === 'made' ? 'pledgeMade' : 'pledgeReminder',
    values: {
      ...valuesOf(pledge, locale),
      pay,
      manage: manageUrl('pledge', pledge.number, locale),
    },
  })
}

function valuesOf(
  { donorName, amountPaise }: Pick<Pledge, 'donorName' | 'amountPaise'>,
  locale: Locale,
) {
  return { donorName, amount: formatRupees(fromPaise(amountPaise), locale) }
}

type GiftMail = {
  key: string
  to: string
  locale: Locale
  isTest: boolean
  mail: MailName
  values: Record<string, string>
}

async function queue({ key, to, locale, isTest, mail, values }: GiftMail): Promise<void> {
  const { write } = await openMail(mail, locale)
  await queueMail({ key, to, ...write(values, { isTest }) })
  sendMailsSoon()
}
