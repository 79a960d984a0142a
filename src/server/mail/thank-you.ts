import type { Receipt } from '@/cms/payload-types'
import type { Locale } from '@/content/locale'
import { mailsContent } from '@/content/mails'
import { localePath, MY_GIVING_PATH } from '@/content/paths'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { isCashAboveLimit } from '@/domain/statement'
import { getEnv, siteUrl } from '@/env'
import { formatDate, indianDayOf } from '@/lib/dates'
import { formatRupees, fromPaise } from '@/lib/money'
import { manageUrl } from '../monthly-gifts/manage-link'
import type { GivenForColumns } from '../purposes/given-for'
import { purposeNameIn } from '../purposes/names'
import { receiptUrl } from '../receipts/link'
import { readApprovalOn } from '../tax-approvals/approvals'
import { openMail } from './open-mail'
import { queueMail, sendMailsSoon } from './outbox'

type Gift = {
  /** Number of the gift: each gets one thank-you. */
  key: string
  donorName: string
  email: string | null
  amountPaise: number
  paymentMethod: string
  language: Locale
  /** ISO date. */
  receivedAt: string
  /** Number by which both sides can find the payment. */
  reference: string
  isTest: boolean
  /** The number of the monthly gift that this is a charge of. */
  monthlyGift?: string | null
  givenFor: GivenForColumns
  hasPan: boolean
  /** The gift's receipt, if it has one. */
  receipt: Receipt | null
}

/** Thanks a donor by mail, once per gift. */
export async function queueThankYou(gift: Gift): Promise<void> {
  if (!gift.email) return
  const { language: locale, receipt, monthlyGift } = gift
  const { texts, write } = await openMail('thankYou', locale)
  const purpose = await purposeNameIn(gift.givenFor, locale)
  const myGiving = siteUrl(getEnv()) + localePath(locale, MY_GIVING_PATH)
  const approval = await readApprovalOn(indianDayOf(new Date(gift.receivedAt)))
  const { paymentMethod, amountPaise } = gift
  const isDeductible = approval !== null && !isCashAboveLimit({ paymentMethod, paise: amountPaise })
  const lacksPan = !gift.hasPan && isDeductible
  const message = write(
    {
      donorName: gift.donorName,
      amount: formatRupees(fromPaise(gift.amountPaise), locale),
      day: formatDate(gift.receivedAt, locale),
      reference: gift.reference,
      myGiving,
      use: purpose ? fillPlaceholders(texts.useForPurpose, { purpose }) : texts.use,
      receipt: receipt
        ? fillPlaceholders(texts.receipt, {
            number: receipt.number,
            link: receiptUrl(receipt, locale),
          })
        : '',
      // Links to My giving instead of asking for a PAN by mail, and only if the gift has none.
      tax: lacksPan ? fillPlaceholders(mailsContent[locale].thankYou.tax, { myGiving }) : '',
      monthly: monthlyGift
        ? fillPlaceholders(texts.monthly, { manage: manageUrl('mandate', monthlyGift, locale) })
        : '',
    },
    { isTest: gift.isTest },
  )
  await queueMail({
    key: `thank-you-${gift.key}`,
    to: gift.email,
    ...message,
    receipt: receipt?.id,
  })
  sendMailsSoon()
}
