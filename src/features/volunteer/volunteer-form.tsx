'use client'

import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldError, FormField } from '@/components/form/form-field'
import { SiteForm } from '@/components/form/site-form'
import { useSiteForm } from '@/components/form/use-site-form'
import type { FormsContent } from '@/content/forms'
import type { Locale } from '@/content/locale'
import type { ToastCopy } from '@/content/toasts'
import type { Text } from '@/domain/pages/fields'
import type { InterestId, VolunteerFormValues, VolunteerInput } from '@/domain/volunteer'
import { apiRequest } from '@/lib/api-client'
import { PhotoField } from './photo-field'

export type VolunteerFormProps = {
  locale: Locale
  interests: readonly InterestId[]
  availability: readonly string[]
  copy: {
    common: FormsContent['common']
    form: FormsContent['volunteer']
    success: { title: Text; text: Text }
    sent: ToastCopy
    failed: ToastCopy
    photoFailed: ToastCopy
  }
  /** Where to go on from 'it is with us'. */
  sentLinks: ReactNode
}

const DRAFT_KEY = 'volunteerDraft'
const ACTION = '/api/volunteers'

/** The volunteer application. Without a script the browser checks it and sends it by itself. */
export function VolunteerForm({
  locale,
  interests,
  availability,
  copy,
  sentLinks,
}: VolunteerFormProps) {
  const { common, form: fields } = copy
  const [isUploading, setIsUploading] = useState(false)
  const loadRules = async () => (await import('./volunteer-rules')).volunteerRules(locale)
  const siteForm = useSiteForm<VolunteerFormValues, VolunteerInput>({
    draftKey: DRAFT_KEY,
    defaultValues: { interests: [], photoUrl: '' },
    loadRules,
    send: async (application, trap) => {
      await apiRequest('POST', ACTION, { ...application, ...trap })
    },
    sent: copy.sent,
    failed: copy.failed,
    copy: common,
  })
  const { field, isReady } = siteForm
  const { control, register, setValue } = siteForm.methods
  const photoUrl = useWatch({ control, name: 'photoUrl' }) ?? ''
  const interestLabels: Record<string, string> = fields.interestOptions
  const availabilityLabels: Record<string, string> = fields.availabilityOptions
  const { optional } = common

  return (
    <SiteForm
      name="application"
      action={ACTION}
      locale={locale}
      form={siteForm}
      copy={copy}
      isBlocked={isUploading}
      sentLinks={sentLinks}
      note={fields.under18}
      className="grid gap-10"
    >
      <Group legend={fields.legends.about}>
        <FormField
          copy={fields.firstName}
          {...field('firstName')}
          autoComplete="given-name"
          isRequired
        />
        <FormField
          copy={fields.lastName}
          {...field('lastName')}
          autoComplete="family-name"
          isRequired
        />
        <FormField copy={fields.email} {...field('email')} type="email" isRequired />
        <FormField copy={fields.phone} {...field('phone')} type="tel" isRequired />
        <FormField
          copy={fields.occupation}
          {...field('occupation')}
          autoComplete="organization-title"
          isRequired
        />
        <FormField
          copy={fields.organization}
          {...field('organization')}
          autoComplete="organization"
          optional={optional}
        />
        <FormField
          copy={fields.address}
          {...field('address')}
          autoComplete="street-address"
          rows={2}
          optional={optional}
          className="sm:col-span-2"
        />
        <FormField
          copy={fields.emergencyContact}
          {...field('emergencyContact')}
          optional={optional}
          className="sm:col-span-2"
        />
      </Group>

      <Group legend={fields.legends.service}>
        <fieldset aria-describedby="interests-hint interests-error" className="sm:col-span-2">
          <legend className="mb-1.5 font-semibold">
            {fields.interests.label}
            <span className="font-normal text-ink-soft text-sm"> ({optional})</span>
          </legend>
          <p id="interests-hint" className="mb-2 text-ink-soft text-sm">
            {fields.interests.hint}
          </p>
          <div className="grid gap-2 sm:grid-cols-2">
            {interests.map((id) => (
              <label
                key={id}
                className="flex min-h-12 cursor-pointer items-center gap-3 rounded-2xl border border-ink-soft/60 bg-card px-4 has-checked:border-neem has-checked:bg-neem-tint"
              >
                <input
                  type="checkbox"
                  value={id}
                  {...register('interests')}
                  className="size-5 shrink-0 accent-neem"
                />
                {interestLabels[id] ?? id}
              </label>
            ))}
          </div>
          <FieldError id="interests-error" error={field('interests').error} />
        </fieldset>
        <FormField
          {...field('availability')}
          copy={fields.availability}
          options={[
            // What is stored where nothing is chosen (spec section 5).
            { value: '', label: fields.availabilityOptions.Flexible },
            ...availability.map((value) => ({
              value,
              label: availabilityLabels[value] ?? value,
            })),
          ]}
          optional={optional}
        />
        <FormField copy={fields.skills} {...field('skills')} optional={optional} />
        <FormField
          copy={fields.motivation}
          {...field('motivation')}
          rows={4}
          isRequired
          className="sm:col-span-2"
        />
        <FormField
          copy={fields.experience}
          {...field('experience')}
          rows={3}
          optional={optional}
          className="sm:col-span-2"
        />
      </Group>

      {isReady && (
        <PhotoField
          photoUrl={photoUrl}
          setPhotoUrl={(url) => setValue('photoUrl', url)}
          isUploading={isUploading}
          setIsUploading={setIsUploading}
          error={field('photoUrl').error}
          translate={async (message) =>
            loadRules().then(
              (rules) => rules.translate(message),
              () => message,
            )
          }
          copy={{
            photo: fields.photo,
            optional,
            uploading: common.uploading,
            failed: copy.photoFailed,
          }}
        />
      )}
    </SiteForm>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-4 font-heading text-heading text-neem-deep">{legend}</legend>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
