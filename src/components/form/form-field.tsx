'use client'

import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
  use,
  useId,
} from 'react'
import type { Locale } from '@/content/locale'
import { PHONE_DIGITS_PATTERN } from '@/domain/phone-pattern'
import { cn } from '@/lib/cn'
import type { FieldBinding } from './bind-fields'
import { FormScope } from './form-scope'
import { PlainField } from './plain-field'

type FormFieldProps = FieldBinding & {
  copy: { label: ReactNode; placeholder?: string; hint?: ReactNode }
  isRequired?: boolean
  /** Shown, but cannot be changed here. */
  isReadOnly?: boolean
  /** Label of a field that may stay empty, such as 'optional'. */
  optional?: string
  type?: HTMLInputTypeAttribute
  inputMode?: 'decimal' | 'numeric'
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** More than one makes it a textarea. */
  rows?: number
  /** Makes it a select. */
  options?: readonly { value: string; label: string }[]
  /** Language of the input, if it is not the page's. */
  lang?: Locale
  className?: string
}

/** Autocomplete defaults by input type. */
const AUTO_COMPLETE: Record<string, HTMLInputAutoCompleteAttribute | undefined> = {
  email: 'email',
  tel: 'tel',
}

/** A form field: label, control, hint and error. */
export function FormField({
  copy: { label, placeholder, hint },
  registration,
  error,
  isRequired = false,
  isReadOnly,
  optional,
  type = 'text',
  inputMode,
  autoComplete = AUTO_COMPLETE[type],
  rows = 1,
  options,
  lang,
  className,
}: FormFieldProps) {
  const ownId = useId()
  const scope = use(FormScope)
  const id = scope ? `${scope}-${registration.name}` : ownId
  return (
    <PlainField
      id={id}
      label={label}
      isRequired={isRequired}
      optional={optional}
      hint={hint}
      error={error}
      className={className}
    >
      {(frame) => {
        const control = { ...frame, required: isRequired, autoComplete, lang, ...registration }
        if (options) {
          return (
            <select {...control}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )
        }
        if (rows > 1) {
          return (
            <textarea
              {...control}
              placeholder={placeholder}
              rows={rows}
              readOnly={isReadOnly}
              className={cn(control.className, isReadOnly && 'bg-paper-deep text-ink-soft')}
            />
          )
        }
        return (
          <input
            {...control}
            placeholder={placeholder}
            type={type}
            inputMode={inputMode}
            {...(type === 'tel' && { pattern: PHONE_DIGITS_PATTERN, title: placeholder })}
          />
        )
      }}
    </PlainField>
  )
}
