'use client'

import { LazyForm } from '@/components/form/lazy-form'
import type { ContactFormProps } from './contact-form'

/** The message form; its script comes when it is near the screen. */
export function LazyContactForm(props: ContactFormProps) {
  return (
    <LazyForm
      id="message-form"
      html={typeof window === 'undefined' ? renderNow(props) : null}
      load={async () => {
        const { ContactForm } = await import('./contact-form')
        return <ContactForm {...props} />
      }}
    />
  )
}

/** On the server alone. Not an import: the browser's bundle leaves out this branch, not that. */
function renderNow(props: ContactFormProps) {
  if (typeof window !== 'undefined') return null
  const { ContactForm }: typeof import('./contact-form') = require('./contact-form')
  return <ContactForm {...props} />
}
