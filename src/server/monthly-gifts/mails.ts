import type { Pledge, Subscription } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { monthlyMailsContent } from '@/content/monthly-mails'
import type { MandateNotice } from '@/domain/monthly-gift'
import { formatDate } from '@/lib/dates'
import { formatRupees, fromPaise } from '@/lib/money'
import { inBackground } from '../background'
import { queueMail, sendWaitingMails } from '../mail/outbox'
import { getPayloadClient } from '../payload-client'
import { manageUrl } from './manage-link'

export type PledgeMail = 'made' | 'reminder'

/** Tells a donor of a change of their mandate, in the language of the page that they gave on; once per key. */
export async function queueNotice(
  gift: Subscription,
  notice: MandateNotice,
  key: string,
): Promise<void> {
  if (!gift.email) return
  const locale = localeOf(gift)
  await queue({
    ...{ key, to: gift.email, locale, isTest: gift.testMode ?? false },
    copy: monthlyMailsContent[locale].notices[notice],
    values: {
      ...valuesOf(gift, locale),
      day: formatDate(gift.chargeAt ?? gift.startAt ?? '', locale),
      manage: manageUrl('mandate', gift.number, locale),
      // The page of our own says more, and works without the gateway's.
      mend: gift.hostedUrl || manageUrl('mandate', gift.number, locale),
    },
  })
}

/** Writes to a donor about a pledge; once a key. @param pay the address that leads to this gift. */
export async function queuePledgeMail(
  pledge: Pledge,
  mail: PledgeMail,
  { key, pay }: { key: string; pay: string },
): Promise<void> {
  if (!pledge.email) return
  const locale = localeOf(pledge)
  await queue({
    ...{ key, to: pledge.email, locale, isTest: false },
    copy: monthlyMailsContent[locale].pledges[mail],
    values: {
      ...valuesOf(pledge, locale),
      pay,
      manage: manageUrl('pledge', pledge.number, locale),
    },
  })
}

export function localeOf({ language }: { language?: string | null }): Locale {
  return language === 'hi' ? 'hi' : 'en'
}

function valuesOf(
  { donorName, amountPaise }: Pick<Pledge, 'donorName' | 'amountPaise'>,
  locale: Locale,
) {
  return { donorName, amount: formatRupees(fromPaise(amountPaise), locale) }
}

type Letter = {
  key: string
  to: string
  locale: Locale
  isTest: boolean
  copy: { subject: string; paragraphs: readonly string[] }
  values: Record<string, string>
}

async function queue({ key, to, locale, isTest, copy, values }: Letter): Promise<void> {
  const payload = await getPayloadClient()
  const { foundationName, motto } = await payload.findGlobal({
    slug: slugs.siteSettings,
    locale,
    depth: 0,
    overrideAccess: false,
  })
  const { testMark, testNote } = monthlyMailsContent[locale]
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
  const paragraphs = [
    ...(isTest ? [testNote] : []),
    ...copy.paragraphs.map(fill),
    [foundationName, motto].filter(Boolean).join('\n'),
  ]
  await queueMail({
    ...{ key, to },
    subject: `${isTest ? `${testMark} ` : ''}${fill(copy.subject)}`,
    text: `${paragraphs.join('\n\n')}\n`,
  })
  inBackground(sendWaitingMails(), 'The mails could not be sent')
}
