'use client'

import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { controlClass, Field } from './field'

type TextFieldProps = {
  copy: { label: string; placeholder: string; hint?: string }
  registration: UseFormRegisterReturn
  error: string | undefined
  isRequired?: boolean
  optional?: string
  type?: HTMLInputTypeAttribute
  inputMode?: 'decimal'
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** More than one makes it a text of several lines. */
  rows?: number
  className?: string
}

/** A field in which one writes, on one line or several. */
export function TextField({
  copy,
  registration,
  rows = 1,
  type = 'text',
  inputMode,
  autoComplete,
  ...field
}: TextFieldProps) {
  return (
    <Field label={copy.label} hint={copy.hint} name={registration.name} {...field}>
      {(control) => {
        const shared = {
          ...control,
          ...registration,
          autoComplete,
          placeholder: copy.placeholder,
          className: controlClass,
        }
        return rows > 1 ? (
          <textarea {...shared} rows={rows} />
        ) : (
          <input {...shared} type={type} inputMode={inputMode} />
        )
      }}
    </Field>
  )
}
