'use client'

import { attemptIdFor, endAttempt } from '@/components/form/form-attempt'
import { FormField } from '@/components/form/form-field'
import { SiteForm } from '@/components/form/site-form'
import { useSiteForm } from '@/components/form/use-site-form'
import type { FormsContent } from '@/content/forms'
import type { Locale } from '@/content/locale'
import type { ToastCopy } from '@/content/toasts'
import type { ContactFormValues, ContactInput } from '@/domain/contact'
import type { Text } from '@/domain/pages/fields'
import { apiRequest } from '@/lib/api-client'

export type ContactFormProps = {
  locale: Locale
  subjects: readonly string[]
  copy: {
    common: FormsContent['common']
    form: FormsContent['contact']
    success: { title: Text; text: Text }
    sent: ToastCopy
    failed: ToastCopy
  }
}

const DRAFT_KEY = 'contactDraft'
const ATTEMPT_KEY = 'contactAttempt'
const ACTION = '/api/contact'

/** The contact form. Without a script, the browser validates and submits it. */
export function ContactForm({ locale, subjects, copy }: ContactFormProps) {
  const { common, form: fields } = copy
  const siteForm = useSiteForm<ContactFormValues, ContactInput>({
    draftKey: DRAFT_KEY,
    loadRules: async () => (await import('./contact-rules')).contactRules(locale),
    send: async (message, trap, signal) => {
      const attemptId = attemptIdFor(ATTEMPT_KEY, message)
      await apiRequest('POST', ACTION, { ...message, ...trap, attemptId }, { signal })
      endAttempt(ATTEMPT_KEY)
    },
    sent: copy.sent,
    failed: copy.failed,
    unanswered: fields.unanswered,
    copy: common,
  })
  const { field } = siteForm
  const subjectLabels: Record<string, string> = fields.subjectOptions

  return (
    <SiteForm
      name="message"
      action={ACTION}
      locale={locale}
      form={siteForm}
      copy={copy}
      className="grid gap-5 sm:grid-cols-2"
    >
      <FormField copy={fields.name} {...field('name')} autoComplete="name" isRequired />
      <FormField copy={fields.email} {...field('email')} type="email" isRequired />
      <FormField copy={fields.phone} {...field('phone')} type="tel" optional={common.optional} />
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
    </SiteForm>
  )
}
