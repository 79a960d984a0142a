'use client'

import { LateForm } from '@/components/form/late-form'
import { ContactForm, type ContactFormProps } from './contact-form'

/** The message form; its script comes when it is near the screen. */
export function LateContactForm(props: ContactFormProps) {
  return (
    <LateForm
      id="message-form"
      // Only the server's bundle keeps this, and so the import above.
      html={typeof window === 'undefined' ? <ContactForm {...props} /> : null}
      load={async () => {
        const module = await import('./contact-form')
        return <module.ContactForm {...props} />
      }}
    />
  )
}
