import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { donationStatusContent } from '@/content/donation-status'
import { isLocale, type Locale } from '@/content/locale'
import { DonationStatus } from '@/features/donation/donation-status'
import { isApiError } from '@/server/http/api-error'
import { getPaymentStatus } from '@/server/payments/payment-status'

type StatusParams = { params: Promise<{ locale: string; id: string }> }

// Read on each request, never cached.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: StatusParams): Promise<Metadata> {
  const { title, description } = donationStatusContent[await localeOfStatus(params)].meta
  // The address tells of a payment: no search engine, no other site gets to know it.
  return { title, description, robots: { index: false }, referrer: 'no-referrer' }
}

/** The status of a donation: readable without a script, refreshed by itself with one. */
export default async function DonationStatusPage({ params }: StatusParams) {
  const locale = await localeOfStatus(params)
  const { id } = await params
  const status = await getPaymentStatus(id).catch((error: unknown) => {
    if (isApiError(error)) return null
    throw error
  })
  return <DonationStatus locale={locale} initial={status} copy={donationStatusContent[locale]} />
}

async function localeOfStatus(params: StatusParams['params']): Promise<Locale> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return locale
}
