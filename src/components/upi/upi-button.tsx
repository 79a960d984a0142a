'use client'

import type { Locale } from '@/content/locale'
import type { UpiOption } from '@/domain/upi'
import { useUpiDialog } from './use-upi-dialog'

type UpiButtonProps = {
  option: UpiOption
  locale: Locale
  label: string
  ariaLabel?: string
  className: string
  /** Page with the same content, used if the dialog cannot be loaded. */
  fallbackHref: string
}

/** Opens 'Choose Payment App'. */
export function UpiButton({
  option,
  locale,
  label,
  ariaLabel,
  className,
  fallbackHref,
}: UpiButtonProps) {
  const { open, dialog } = useUpiDialog({ option, locale })
  return (
    <>
      <button
        type="button"
        aria-label={ariaLabel}
        aria-haspopup="dialog"
        onClick={() => open(fallbackHref)}
        className={className}
      >
        {label}
      </button>
      {dialog}
    </>
  )
}
