'use client'

import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
  use,
  useId,
} from 'react'
import type { Locale } from '@/content/locale'
import { cn } from '@/lib/cn'
import type { FieldBinding } from './bind-fields'
import { controlClass } from './control-class'
import { FieldError, FieldMark } from './field-notes'
import { FormScope } from './form-scope'

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
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const control = {
    id,
    required: isRequired,
    'aria-invalid': error !== undefined,
    'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    autoComplete,
    lang,
    className: controlClass,
    ...registration,
  }
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        <FieldMark isRequired={isRequired} optional={optional} />
      </label>
      {options ? (
        <select {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : rows > 1 ? (
        <textarea
          {...control}
          placeholder={placeholder}
          rows={rows}
          readOnly={isReadOnly}
          className={cn(controlClass, isReadOnly && 'bg-paper-deep text-ink-soft')}
        />
      ) : (
        <input {...control} placeholder={placeholder} type={type} inputMode={inputMode} />
      )}
      {hint && (
        <p id={hintId} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  )
}
