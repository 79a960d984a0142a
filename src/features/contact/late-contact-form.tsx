'use client'

import { LatePlace, lateForm } from '@/components/form/late-form'
import type { ContactFormProps } from './contact-form'

const ID = 'message-form'
const Form = lateForm(ID, async () => (await import('./contact-form')).ContactForm)

/** The message form; its script comes when it is near the screen. */
export function LateContactForm(props: ContactFormProps) {
  return (
    <LatePlace id={ID}>
      <Form {...props} />
    </LatePlace>
  )
}
