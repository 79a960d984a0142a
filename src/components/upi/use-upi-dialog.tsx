'use client'

import { type ComponentType, type ReactNode, useState } from 'react'
import type { UpiDialogProps } from './upi-dialog'

type UpiDialogOptions = Omit<UpiDialogProps, 'isOpen' | 'setIsOpen'>

/**
 * Loads 'Choose Payment App' on demand.
 * @returns `open`, which takes the page with the same content in case the dialog cannot be loaded,
 * and `dialog`, to be rendered where it outlives the button that opened it.
 */
export function useUpiDialog(options: UpiDialogOptions | null): {
  open: (fallbackHref: string) => Promise<void>
  dialog: ReactNode
} {
  const [Dialog, setDialog] = useState<ComponentType<UpiDialogProps>>()
  const [isOpen, setIsOpen] = useState(false)

  const open = async (fallbackHref: string) => {
    try {
      const { UpiDialog } = await import('./upi-dialog')
      setDialog(() => UpiDialog)
      setIsOpen(true)
    } catch (error) {
      console.warn('The payment dialog could not be loaded.', error)
      location.assign(fallbackHref)
    }
  }

  return {
    open,
    dialog: Dialog && options && <Dialog {...options} isOpen={isOpen} setIsOpen={setIsOpen} />,
  }
}
