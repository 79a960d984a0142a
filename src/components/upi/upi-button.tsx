'use client'

import { type ComponentType, useState } from 'react'
import type { Locale } from '@/content/locale'
import type { UpiOption } from '@/domain/upi'
import type { UpiDialogProps } from './upi-dialog'

type UpiButtonProps = {
  option: UpiOption
  locale: Locale
  label: string
  ariaLabel?: string
  className: string
  /** Where the same is found on a page, for the case that the dialog cannot be fetched. */
  fallbackHref: string
}

/** Opens 'Choose Payment App'. The dialog itself is fetched when it is asked for. */
export function UpiButton({
  option,
  locale,
  label,
  ariaLabel,
  className,
  fallbackHref,
}: UpiButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<UpiDialogProps>>()
  const [isOpen, setIsOpen] = useState(false)

  const open = async () => {
    try {
      const { UpiDialog } = await import('./upi-dialog')
      setDialog(() => UpiDialog)
      setIsOpen(true)
    } catch (error) {
      console.warn('The payment dialog could not be loaded.', error)
      location.assign(fallbackHref)
    }
  }

  return (
    <>
      <button
        type="button"
        aria-label={ariaLabel}
        aria-haspopup="dialog"
        onClick={open}
        className={className}
      >
        {label}
      </button>
      {Dialog && <Dialog option={option} locale={locale} isOpen={isOpen} setIsOpen={setIsOpen} />}
    </>
  )
}
