'use client'

import { FormFailureNote } from '@/components/form/form-failure-note'
import { FormField } from '@/components/form/form-field'
import { Honeypot } from '@/components/form/honeypot'
import { SentNote } from '@/components/form/sent-note'
import { useSiteForm } from '@/components/form/use-site-form'
import { buttonClass } from '@/components/ui/button-link'
import type { FormsContent } from '@/content/forms'
import type { Locale } from '@/content/locale'
import type { ToastCopy } from '@/content/toasts'
import type { ContactFormValues, ContactInput } from '@/domain/contact'
import { apiRequest } from '@/lib/api-client'

export type ContactFormProps = {
  locale: Locale
  subjects: readonly string[]
  copy: {
    common: FormsContent['common']
    form: FormsContent['contact']
    success: { title: string; text: string }
    sent: ToastCopy
    failed: ToastCopy
  }
}

const DRAFT_KEY = 'contactDraft'
const ACTION = '/api/contact'

/** The message form. Without a script the browser checks it and sends it by itself. */
export function ContactForm({ locale, subjects, copy }: ContactFormProps) {
  const { common, form: fields } = copy
  const { isReady, isSubmitting, isSent, failure, submit, prepare, field } = useSiteForm<
    ContactFormValues,
    ContactInput
  >({
    draftKey: DRAFT_KEY,
    loadRules: async () => (await import('./contact-rules')).contactRules(locale),
    send: async (message, trap) => {
      await apiRequest('POST', ACTION, { ...message, ...trap })
    },
    sent: copy.sent,
    failed: copy.failed,
    copy: common,
  })
  const subjectLabels: Record<string, string> = fields.subjectOptions

  return (
    <>
      <SentNote id="message-sent" isSent={isSent} {...copy.success} />
      <div id="message-failed" className="mb-8 hidden scroll-mt-28 target:block">
        <FormFailureNote isAnnounced={false}>{copy.failed.description}</FormFailureNote>
      </div>
      <form
        method="post"
        // Without a script, this is how the server knows the language of the page to go back to.
        action={`${ACTION}?locale=${locale}`}
        noValidate={isReady}
        onSubmit={submit}
        onFocus={prepare}
        className="grid gap-5 sm:grid-cols-2"
      >
        <Honeypot />
        <FormField copy={fields.name} {...field('name')} autoComplete="name" isRequired />
        <FormField
          copy={fields.email}
          {...field('email')}
          type="email"
          autoComplete="email"
          isRequired
        />
        <FormField
          copy={fields.phone}
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          optional={common.optional}
        />
        <FormField
          {...field('subject')}
          copy={fields.subject}
          options={[
            { value: '', label: common.choose },
            ...subjects.map((value) => ({ value, label: subjectLabels[value] ?? value })),
          ]}
          isRequired
        />
        <FormField
          copy={fields.message}
          {...field('message')}
          rows={6}
          isRequired
          className="sm:col-span-2"
        />
        <div className="grid gap-4 sm:col-span-2">
          {failure && <FormFailureNote>{failure.message}</FormFailureNote>}
          <button
            type="submit"
            disabled={isSubmitting}
            className={`${buttonClass('lead')} justify-self-start disabled:opacity-60`}
          >
            {isSubmitting ? fields.submitting : fields.submit}
          </button>
          <p className="text-ink-soft text-sm">{fields.privacyNote}</p>
        </div>
      </form>
    </>
  )
}
