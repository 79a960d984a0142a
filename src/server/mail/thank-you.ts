import type { Receipt } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { mailsContent } from '@/content/mails'
import { monthlyMailsContent } from '@/content/monthly-mails'
import { localePath } from '@/content/paths'
import { receiptContent } from '@/content/receipt'
import { MY_GIVING_PATH } from '@/domain/my-giving'
import { getEnv, siteUrl } from '@/env'
import { formatDate } from '@/lib/dates'
import { formatRupees, fromPaise } from '@/lib/money'
import { inBackground } from '../background'
import { manageUrl } from '../monthly-gifts/manage-link'
import { getPayloadClient } from '../payload-client'
import type { GivenForColumns } from '../purposes/given-for'
import { purposeNameIn } from '../purposes/names'
import { receiptUrl } from '../receipts/link'
import { queueMail, sendWaitingMails } from './outbox'

type Gift = {
  /** Number of the gift: one thank-you for each. */
  key: string
  donorName: string
  email: string | null
  amountPaise: number
  language: Locale
  /** ISO date. */
  receivedAt: string
  /** By which both sides find the payment again. */
  reference: string
  isTest: boolean
  /** The number of the monthly gift that it is a charge of. */
  monthlyGift?: string | null
  givenFor: GivenForColumns
  /** Where it has one. */
  receipt: Receipt | null
}

/** Thanks a donor by mail, in the language of the page that they gave on; once for each gift. */
export async function queueThankYou(gift: Gift): Promise<void> {
  if (!gift.email) return
  const payload = await getPayloadClient()
  const { foundationName, motto } = await payload.findGlobal({
    slug: slugs.siteSettings,
    locale: gift.language,
    depth: 0,
    overrideAccess: false,
  })
  const copy = mailsContent[gift.language].thankYou
  const purpose = await purposeNameIn(gift.givenFor, gift.language)
  const myGiving = siteUrl(getEnv()) + localePath(gift.language, MY_GIVING_PATH)
  const fill = (text: string) =>
    text
      .replace('{use}', () => (purpose ? copy.use.purpose : copy.use.anywhere))
      .replace('{purpose}', () => purpose ?? '')
      .replace('{donorName}', () => gift.donorName)
      .replace('{amount}', () => formatRupees(fromPaise(gift.amountPaise), gift.language))
      .replace('{day}', () => formatDate(gift.receivedAt, gift.language))
      .replace('{reference}', () => gift.reference)
      .replace('{myGiving}', () => myGiving)
  const subject = fill(gift.isTest ? copy.testSubject : copy.subject)
  const paragraphs = [
    ...(gift.isTest ? [copy.testNote] : []),
    ...copy.paragraphs.slice(0, -1).map(fill),
    ...(gift.receipt ? [receiptLine(gift.receipt, gift.language)] : []),
    ...(gift.monthlyGift ? [manageLine(gift.monthlyGift, gift.language)] : []),
    ...copy.paragraphs.slice(-1).map(fill),
    [foundationName, motto].filter(Boolean).join('\n'),
  ]
  const text = `${paragraphs.join('\n\n')}\n`
  await queueMail({
    key: `thank-you-${gift.key}`,
    to: gift.email,
    subject,
    text,
    receipt: gift.receipt?.id,
  })
  inBackground(sendWaitingMails(), 'The mails could not be sent')
}

function receiptLine(receipt: Receipt, locale: Locale): string {
  const { line } = receiptContent[locale].mail
  return line
    .replace('{number}', () => receipt.number)
    .replace('{link}', () => receiptUrl(receipt, locale))
}

function manageLine(number: string, locale: Locale): string {
  const link = manageUrl('mandate', number, locale)
  return monthlyMailsContent[locale].manageLine.replace('{manage}', () => link)
}
