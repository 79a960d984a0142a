import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { donationStatusContent } from '@/content/donation-status'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { CARD_FAILED, cardFormPath } from '@/domain/tribute-card'
import { getEnv, siteUrl } from '@/env'
import { AfterGift } from '@/features/donation/after-gift'
import { DonationStatus } from '@/features/donation/donation-status'
import { MakeCard } from '@/features/tribute-card/make-card'
import { isApiError } from '@/server/http/api-error'
import { readReturnedForm } from '@/server/http/returned-form'
import { getPaymentStatus } from '@/server/payments/payment-status'
import { listActivities } from '@/server/posts/page-data'
import { receiptPathOfGift } from '@/server/receipts/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { findCardOfGift } from '@/server/tribute-cards/service'
import { localeOf } from '../../../locale-params'
import { privateMetadata } from '../../../page-metadata'

type StatusParams = { params: Promise<{ locale: string; id: string }> }

// Read on each request, never cached.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: StatusParams): Promise<Metadata> {
  const locale = await localeOf(params)
  // The address reveals a payment.
  return privateMetadata(locale, donationStatusContent[locale].meta)
}

/**
 * The status of a donation: works without a script, and refreshes itself with one. Once the donation
 * has arrived, it says what happens next and offers a card in somebody's name.
 */
export default async function DonationStatusPage({ params }: StatusParams) {
  const locale = await localeOf(params)
  const { id } = await params
  const status = await getPaymentStatus(id).catch((error: unknown) => {
    if (isApiError(error)) return null
    throw error
  })
  return (
    <DonationStatus locale={locale} initial={status} copy={donationStatusContent[locale]}>
      {status && <Afterwards locale={locale} donationId={status.donationId} />}
    </DonationStatus>
  )
}

async function Afterwards({ locale, donationId }: { locale: Locale; donationId: string }) {
  const cardForm = `${cardFormPath(donationId)}#${CARD_FAILED}`
  const { foundationName, registration80g } = await getSiteSettings(locale)
  const { activities } = await listActivities(locale, 1, 1)
  return (
    <>
      <AfterGift
        locale={locale}
        foundationName={foundationName}
        siteUrl={siteUrl(getEnv()) + localePath(locale, '/')}
        offersTaxReceipt={registration80g !== null}
        activity={activities[0] ?? null}
        receiptPath={await receiptPathOfGift(donationId)}
      />
      <MakeCard
        locale={locale}
        donationId={donationId}
        card={await findCardOfGift(donationId)}
        returned={readReturnedForm(await headers(), cardForm)}
      />
    </>
  )
}
