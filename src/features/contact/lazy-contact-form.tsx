'use client'

import { LazyForm } from '@/components/form/lazy-form'
import type { ContactFormProps } from './contact-form'

/** The contact form; its script is loaded once it is near the viewport. */
export function LazyContactForm(props: ContactFormProps) {
  return (
    <LazyForm
      id="message-form"
      html={renderNow(props)}
      load={async () => {
        const { ContactForm } = await import('./contact-form')
        return <ContactForm {...props} />
      }}
    />
  )
}

/**
 * Renders on the server only. `require` in a branch, not an import, so that the browser's bundle
 * leaves it out.
 */
function renderNow(props: ContactFormProps) {
  if (typeof window !== 'undefined') return null
  const { ContactForm }: typeof import('./contact-form') = require('./contact-form')
  return <ContactForm {...props} />
}
