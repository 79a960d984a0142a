import type { ReactNode } from 'react'
import { controlClass } from './control-class'
import { FieldError, FieldMark } from './field-notes'

type Control = {
  id: string
  className: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

type PlainFieldProps = {
  id: string
  label: ReactNode
  isRequired?: boolean
  /** The word for 'optional', if the field is. */
  optional?: string
  hint?: ReactNode
  /** Why the value was rejected. */
  error?: string
  className?: string
  /** @param control props for the input, select or textarea. */
  children: (control: Control) => ReactNode
}

/**
 * A labelled field with its hint and error. It needs no script: `FormField` is one that a script
 * validates.
 */
export function PlainField({
  id,
  label,
  isRequired,
  optional,
  hint,
  error,
  className,
  children,
}: PlainFieldProps) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: Control = {
    id,
    className: controlClass,
    'aria-describedby': notes || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        <FieldMark isRequired={isRequired} optional={optional} />
      </label>
      {children(control)}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
