import { LegalPage, legalMetadata } from '../legal-page'
import type { LocaleParams } from '../locale-params'

export function generateMetadata({ params }: LocaleParams) {
  return legalMetadata({ name: 'privacy', params })
}

export default async function PrivacyPage({ params }: LocaleParams) {
  return <LegalPage name="privacy" params={params} />
}
