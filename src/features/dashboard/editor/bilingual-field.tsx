import type { ReactNode } from 'react'
import type { FieldBinding } from '@/components/form/bind-fields'
import { FormField } from '@/components/form/form-field'
import { dashboardContent } from '@/content/dashboard'
import type { Locale } from '@/content/locale'
import { useCopy, useOfficeLocale } from '../use-copy'

type BilingualFieldProps = {
  /** `hindi` is the name of the field in Hindi. */
  copy: { label: string; hindi: string; placeholder?: string; hint?: string }
  english: FieldBinding
  hindi: FieldBinding
  rows?: number
  isRequired?: boolean
  /** Languages whose text cannot be edited here, with the reason. */
  fixed?: Partial<Record<Locale, ReactNode>>
}

/** A text in English and Hindi (which may stay empty): side by side if there is space. */
export function BilingualField({
  copy,
  english,
  hindi,
  rows,
  isRequired,
  fixed = {},
}: BilingualFieldProps) {
  const locale = useOfficeLocale()
  const { inEnglish, inHindi, optional } = useCopy(dashboardContent).editor
  const label = (
    <>
      {inHindi(copy.label)}
      {copy.hindi !== copy.label && (
        <>
          {' '}
          <span lang="hi">{copy.hindi}</span>
        </>
      )}
    </>
  )
  return (
    <div className="@container">
      <div className="grid gap-x-4 gap-y-3 @min-[42rem]:grid-cols-2">
        <FormField
          copy={{ ...copy, label: inEnglish(copy.label), ...(fixed.en && { hint: fixed.en }) }}
          {...english}
          isReadOnly={Boolean(fixed.en)}
          rows={rows}
          isRequired={isRequired}
          lang={locale === 'hi' ? 'en' : undefined}
        />
        <FormField
          copy={{ label, hint: fixed.hi }}
          {...hindi}
          isReadOnly={Boolean(fixed.hi)}
          rows={rows}
          optional={optional}
          lang="hi"
        />
      </div>
    </div>
  )
}
