'use client'

import { LazyForm } from '@/components/form/lazy-form'
import type { DonationFormProps } from './donation-form'

/** Quick amounts and the donation form; their script comes when they are near the screen. */
export function LazyDonationForm(props: DonationFormProps) {
  return (
    <LazyForm
      id="donation-place"
      html={typeof window === 'undefined' ? renderNow(props) : null}
      load={async () => {
        const { DonationForm } = await import('./donation-form')
        return <DonationForm {...props} />
      }}
    />
  )
}

/** On the server alone. Not an import: the browser's bundle leaves out this branch, not that. */
function renderNow(props: DonationFormProps) {
  if (typeof window !== 'undefined') return null
  const { DonationForm }: typeof import('./donation-form') = require('./donation-form')
  return <DonationForm {...props} />
}
