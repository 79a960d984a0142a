'use client'

import { LatePlace, lateForm } from '@/components/form/late-form'
import type { VolunteerFormProps } from './volunteer-form'

const ID = 'application-form'
const Form = lateForm(ID, async () => (await import('./volunteer-form')).VolunteerForm)

/** The volunteer application; its script comes when it is near the screen. */
export function LateVolunteerForm(props: VolunteerFormProps) {
  return (
    <LatePlace id={ID}>
      <Form {...props} />
    </LatePlace>
  )
}
