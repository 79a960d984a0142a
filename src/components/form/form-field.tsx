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

/** A star for a required field, otherwise the word given for an optional one. */
export function FieldMark({ isRequired, optional }: { isRequired: boolean; optional?: string }) {
  if (isRequired) {
    return (
      <span aria-hidden="true" className="text-error">
        {' *'}
      </span>
    )
  }
  return optional ? <span className="font-normal text-ink-soft text-sm"> ({optional})</span> : null
}

/** The error of a field, as text with an icon: colour alone is not enough. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="mt-1.5 flex items-start gap-2 font-semibold text-error">
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        fill="currentColor"
        className="mt-1 size-4.5 shrink-0"
      >
        <path d="M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9 5h2v6.5H9zm0 8h2v2H9z" />
      </svg>
      {/* In its own element: a browser that translates the page would otherwise keep the old
          error. */}
      <span>{error}</span>
    </p>
  )
}
