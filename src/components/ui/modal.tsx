'use client'

import * as Dialog from 'radix-ui/dialog'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { bringIntoView } from '@/lib/bring-into-view'
import { cn } from '@/lib/cn'
import { CloseIcon } from './close-icon'

const WIDTHS = {
  narrow: '[--modal-width:28rem]',
  normal: '[--modal-width:40rem]',
  wide: '[--modal-width:60rem]',
  /** The width of the print window in the specification (section 9). */
  print: '[--modal-width:800px]',
}

type ModalProps = {
  title: ReactNode
  description?: string
  closeLabel?: string
  /** Without it, the user cannot close the dialog. */
  onClose?: () => void
  /** Called when the user wants to close it: returns whether it may close. */
  mayClose?: () => boolean
  size?: keyof typeof WIDTHS
  /** Name of the field to focus when it opens; the first control by default. */
  focusOn?: string
  children: ReactNode
}

/** A modal dialog, open as long as it is rendered. */
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
        {/* Not Radix's overlay: it locks scrolling with an inline style, which our policy
            refuses. */}
        <div className="pointer-events-auto fixed inset-0 z-50 touch-none bg-ink/60" />
        <Dialog.Content
          onOpenAutoFocus={(event) => {
            if (!focusOn || !(event.target instanceof HTMLElement)) return
            event.preventDefault()
            event.target.querySelector<HTMLInputElement>(`[name=${focusOn}]`)?.focus()
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // From the last control to the first one and back, Radix does not scroll. A click never scrolls.
          onFocus={({ target }) => target.matches(':focus-visible') && bringIntoView(target)}
          // For a fixed element, 100% is the visible height; older browsers do not support dvh.
          className={cn(
            'fixed inset-0 z-50 m-auto h-fit max-h-[calc(100%-1.5rem)] w-[min(100%-1.5rem,var(--modal-width))] animate-rise overflow-y-auto overscroll-contain rounded-card bg-paper p-5 text-left font-normal text-ink sm:p-7 forced-colors:border',
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
                <CloseIcon className="size-6" />
              </Dialog.Close>
            )}
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/**
 * Returns the focus to where it was: Radix does so only for its own trigger. If the button is gone, such as
 * with its row, its nearest ancestor that can have the focus gets it.
 */
function useFocusReturn(): void {
  useEffect(() => {
    const opener = document.activeElement
    const places = placesOf(opener)
    return () => {
      const [back] = places.filter(({ isConnected }) => isConnected)
      back?.focus({ preventScroll: back !== opener })
    }
  }, [])
}

function placesOf(opener: Element | null): HTMLElement[] {
  if (!(opener instanceof HTMLElement) || opener === document.body) return []
  const place = opener.parentElement?.closest('[tabindex="-1"]') ?? null
  return [opener, ...placesOf(place)]
}

/** Not yet in TypeScript's DOM types. */
declare const CloseWatcher: { new (): { onclose: (() => void) | null; destroy: () => void } }

/** Lets Android's Back button close the dialog, if the browser supports CloseWatcher. */
function useBackButton(onBack: () => void): void {
  const handleBack = useEffectEvent(onBack)
  useEffect(() => {
    if (!('CloseWatcher' in window)) return
    let watcher: InstanceType<typeof CloseWatcher>
    const watch = () => {
      watcher = new CloseWatcher()
      // Not `oncancel`: the browser skips it for a second Back, and what was typed would be lost. A
      // watcher fires only once, so replace it before asking the user.
      watcher.onclose = () => {
        watch()
        handleBack()
      }
    }
    watch()
    return () => {
      watcher.destroy()
    }
  }, [])
}
