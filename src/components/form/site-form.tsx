'use client'

import type { ReactNode } from 'react'
import type { Locale } from '@/content/locale'
import type { Text } from '@/domain/pages/fields'
import { Button } from '../ui/button'
import { buttonClass } from '../ui/button-link'
import { FormFailureNote } from './form-failure-note'
import { Honeypot } from './honeypot'
import { PrivacyNote } from './privacy-note'
import { SentNote } from './sent-note'
import type { useSiteForm } from './use-site-form'

type SiteFormProps = {
  /**
   * The form's name in anchors: without a script the server redirects to `#name-sent` or
   * `#name-failed`.
   */
  name: string
  action: string
  locale: Locale
  form: Pick<
    ReturnType<typeof useSiteForm>,
    'isReady' | 'isSubmitting' | 'isSent' | 'failure' | 'submit' | 'prepare'
  >
  copy: {
    success: { title: Text; text: Text }
    failed: { description: string }
    form: { submit: string; submitting: string; privacyNote: string }
  }
  /** Whether it cannot be sent yet, as during an upload. */
  isBlocked?: boolean
  /** Links shown once it is sent. */
  sentLinks?: ReactNode
  /** Text shown above the button. */
  note?: string
  className: string
  /** The fields. */
  children: ReactNode
}

/**
 * The frame of a form that also works without a script: the browser then validates and submits it.
 */
export function SiteForm({
  name,
  action,
  locale,
  form: { isReady, isSubmitting, isSent, failure, submit, prepare },
  copy,
  isBlocked = false,
  sentLinks,
  note,
  className,
  children,
}: SiteFormProps) {
  return (
    <>
      <SentNote id={`${name}-sent`} isSent={isSent} {...copy.success}>
        {sentLinks}
      </SentNote>
      <div id={`${name}-failed`} className="mb-8 hidden scroll-mt-28 target:block">
        <FormFailureNote isAnnounced={false}>{copy.failed.description}</FormFailureNote>
      </div>
      <form
        method="post"
        // Without a script, this tells the server the language of the page to return to.
        action={`${action}?locale=${locale}`}
        noValidate={isReady}
        onSubmit={submit}
        onFocus={prepare}
        className={className}
      >
        <Honeypot />
        {children}
        <div className="col-span-full grid gap-4">
          {failure && <FormFailureNote title={failure.title}>{failure.message}</FormFailureNote>}
          {note && <p className="text-ink-soft">{note}</p>}
          <Button
            type="submit"
            disabled={isSubmitting || isBlocked}
            className={`${buttonClass('lead')} justify-self-start`}
          >
            {isSubmitting ? copy.form.submitting : copy.form.submit}
          </Button>
          <PrivacyNote text={copy.form.privacyNote} locale={locale} />
        </div>
      </form>
    </>
  )
}
