import { privacyPeriodsContent } from '@/content/privacy-periods'
import { PrivacyPeriods } from '@/features/legal/privacy-periods'
import { getRetentionPeriods } from '@/server/personal-data/page-data'
import { LegalPage, legalMetadata } from '../legal-page'
import { type LocaleParams, localeOf } from '../locale-params'

export function generateMetadata({ params }: LocaleParams) {
  return legalMetadata({ name: 'privacy', params })
}

/** The editors' text, and below it the retention periods as configured. */
export default async function PrivacyPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const periods = await getRetentionPeriods()
  const body = <PrivacyPeriods locale={locale} periods={periods} />
  return (
    <LegalPage
      name="privacy"
      params={params}
      addition={{ heading: privacyPeriodsContent[locale].heading, body }}
    />
  )
}
