import { LegalPage, legalMetadata } from '../legal-page'
import type { LocaleParams } from '../locale-params'

export function generateMetadata({ params }: LocaleParams) {
  return legalMetadata({ name: 'refundPolicy', params })
}

export default async function RefundPolicyPage({ params }: LocaleParams) {
  return <LegalPage name="refundPolicy" params={params} />
}
