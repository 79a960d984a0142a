'use client'

import * as Dialog from 'radix-ui/dialog'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { cn } from '@/lib/cn'

const WIDTHS = {
  narrow: '[--modal-width:28rem]',
  normal: '[--modal-width:40rem]',
  wide: '[--modal-width:60rem]',
  /** As wide as the window from which the specification prints (section 9). */
  print: '[--modal-width:800px]',
}

type ModalProps = {
  title: string
  description?: string
  closeLabel?: string
  /** Without it, the dialog stays until its work is done. */
  onClose?: () => void
  /** Asked before the user closes it: whether that may be. */
  mayClose?: () => boolean
  size?: keyof typeof WIDTHS
  /** Name of the field that is focused when it opens; else the first control is. */
  focusOn?: string
  children: ReactNode
}

/** A dialog over the page, open as long as it is rendered. */
export function Modal({
  title,
  description,
  closeLabel,
  onClose,
  mayClose = () => true,
  size = 'normal',
  focusOn,
  children,
}: ModalProps) {
  const leave = () => {
    if (onClose && mayClose()) onClose()
  }
  useBackButton(leave)
  useFocusReturn()

  return (
    <Dialog.Root open onOpenChange={leave}>
      <Dialog.Portal>
        {/* Not Radix's own overlay: it locks the scrolling by an inline style, which our policy refuses. */}
        <div className="pointer-events-auto fixed inset-0 z-50 touch-none bg-ink/60" />
        <Dialog.Content
          onOpenAutoFocus={(event) => {
            if (!focusOn || !(event.target instanceof HTMLElement)) return
            event.preventDefault()
            event.target.querySelector<HTMLInputElement>(`[name=${focusOn}]`)?.focus()
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // For a fixed element, 100% is what can be seen; older browsers do not know dvh.
          className={cn(
            'fixed inset-0 z-50 m-auto h-fit max-h-[calc(100%-1.5rem)] w-[min(100%-1.5rem,var(--modal-width))] animate-rise overflow-y-auto overscroll-contain rounded-card bg-paper p-5 text-left font-normal text-ink sm:p-7',
            WIDTHS[size],
          )}
        >
          <div className="mb-5 flex items-start justify-between gap-4">
            <div className="min-w-0">
              <Dialog.Title className="wrap-anywhere text-heading text-neem-deep">
                {title}
              </Dialog.Title>
              {description && (
                <Dialog.Description className="mt-1 text-ink-soft text-sm">
                  {description}
                </Dialog.Description>
              )}
            </div>
            {onClose && (
              <Dialog.Close
                aria-label={closeLabel}
                className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-paper-deep"
              >
                <svg
                  aria-hidden="true"
                  viewBox="0 0 24 24"
                  className="size-6"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                >
                  <path d="M6 6l12 12M18 6L6 18" />
                </svg>
              </Dialog.Close>
            )}
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Gives the focus back to where it was: Radix does so only for a trigger of its own. */
function useFocusReturn(): void {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
}

/** Not yet among TypeScript's types. */
declare const CloseWatcher: { new (): { onclose: (() => void) | null; destroy: () => void } }

/** Lets Android's Back close the dialog, where the browser knows CloseWatcher. */
function useBackButton(onBack: () => void): void {
  const tellBack = useEffectEvent(onBack)
  useEffect(() => {
    if (!('CloseWatcher' in window)) return
    let watcher: InstanceType<typeof CloseWatcher>
    const watch = () => {
      watcher = new CloseWatcher()
      // Not `oncancel`: the browser skips it for a second Back, and what was typed would be lost.
      // A watcher serves once, so another one takes its place before the question is asked.
      watcher.onclose = () => {
        watch()
        tellBack()
      }
    }
    watch()
    return () => {
      watcher.destroy()
    }
  }, [])
}
