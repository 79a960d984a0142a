'use client'

import { LazyForm } from '@/components/form/lazy-form'
import type { VolunteerFormProps } from './volunteer-form'

/** The volunteer application; its script comes when it is near the screen. */
export function LazyVolunteerForm(props: VolunteerFormProps) {
  return (
    <LazyForm
      id="application-form"
      html={typeof window === 'undefined' ? renderNow(props) : null}
      load={async () => {
        const { VolunteerForm } = await import('./volunteer-form')
        return <VolunteerForm {...props} />
      }}
    />
  )
}

/** On the server alone. Not an import: the browser's bundle leaves out this branch, not that. */
function renderNow(props: VolunteerFormProps) {
  if (typeof window !== 'undefined') return null
  const { VolunteerForm }: typeof import('./volunteer-form') = require('./volunteer-form')
  return <VolunteerForm {...props} />
}
