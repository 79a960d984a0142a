'use client'

import type { ComponentProps } from 'react'
import { softDisabled } from './soft-disabled'

type ButtonProps = ComponentProps<'button'>

/**
 * A button that keeps the focus while it is disabled: after a failed submit, people continue from
 * here.
 */
export function Button({ disabled = false, onClick, className = '', ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      {...softDisabled(disabled, onClick)}
      className={`${className} aria-disabled:cursor-default aria-disabled:opacity-60`}
    />
  )
}
