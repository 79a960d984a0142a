'use client'

import { LateForm } from '@/components/form/late-form'
import { VolunteerForm, type VolunteerFormProps } from './volunteer-form'

/** The volunteer application; its script comes when it is near the screen. */
export function LateVolunteerForm(props: VolunteerFormProps) {
  return (
    <LateForm
      id="application-form"
      // Only the server's bundle keeps this, and so the import above.
      html={typeof window === 'undefined' ? <VolunteerForm {...props} /> : null}
      load={async () => {
        const module = await import('./volunteer-form')
        return <module.VolunteerForm {...props} />
      }}
    />
  )
}
