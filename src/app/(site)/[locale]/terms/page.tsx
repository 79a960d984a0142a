import { LegalPage, legalMetadata } from '../legal-page'
import type { LocaleParams } from '../locale-params'

export function generateMetadata({ params }: LocaleParams) {
  return legalMetadata({ name: 'terms', params })
}

export default async function TermsPage({ params }: LocaleParams) {
  return <LegalPage name="terms" params={params} />
}
