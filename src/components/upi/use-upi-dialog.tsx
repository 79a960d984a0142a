'use client'

import { type ComponentType, type ReactNode, useState } from 'react'
import type { UpiDialogProps } from './upi-dialog'

type UpiDialogOptions = Omit<UpiDialogProps, 'isOpen' | 'setIsOpen'>

/**
 * 'Choose Payment App', fetched when it is asked for.
 * @returns what opens it, and the dialog itself: it belongs where it stays while the button that
 * opened it may go. `open` takes where the same is found on a page, for the case that the dialog
 * cannot be fetched.
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
