'use client'

import * as Toast from 'radix-ui/toast'
import { useEffect, useRef } from 'react'
import { CloseIcon } from './close-icon'
import { dismissToast, type ShownToast } from './toast-store'

/** Spec section 9. */
const DURATION_MS = 5000
const SWIPE_THRESHOLD_PX = 50

/** Distance from the edge of the screen where a toast must not cover a field. */
const EDGE = '0.75rem'

export type ToastViewProps = { toast: ShownToast; labels: { label: string; close: string } }

/**
 * The toast, by Radix: it is announced, pauses while hovered or focused, and can be swiped away.
 */
export function ToastView({ toast, labels }: ToastViewProps) {
  const layer = useRef<HTMLDivElement>(null)
  const { id, isOpen, tone, title, description } = toast

  // A popover is above an open dialog; the one shown last is on top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new toast must move to the top.
  useEffect(() => {
    if (!isOpen) return
    layer.current?.hidePopover?.()
    layer.current?.showPopover?.()
    const keepClear = () => keepClearOfField(layer.current)
    keepClear()
    document.addEventListener('focusin', keepClear)
    return () => document.removeEventListener('focusin', keepClear)
  }, [id, isOpen])

  return (
    <Toast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={labels.label}
    >
      <Toast.Root
        key={id}
        open={isOpen}
        onOpenChange={(open) => !open && dismissToast(id)}
        type={tone === 'error' ? 'foreground' : 'background'}
        data-tone={tone}
        className="group pointer-events-auto flex items-start gap-3 rounded-card border border-ink/15 bg-card p-4 text-ink shadow-lg transition-transform duration-200 data-[swipe=end]:translate-x-[110%] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[state=open]:animate-rise"
      >
        <span
          aria-hidden="true"
          className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-neem font-semibold text-sm text-white group-data-[tone=error]:bg-error"
        >
          {tone === 'error' ? '!' : '✓'}
        </span>
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-semibold">{title}</Toast.Title>
          <Toast.Description className="text-ink-soft leading-snug">
            {description}
          </Toast.Description>
        </div>
        <Toast.Close
          aria-label={labels.close}
          className="-m-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-paper-deep hover:text-ink"
        >
          <CloseIcon className="size-5" />
        </Toast.Close>
      </Toast.Root>
      <div
        ref={layer}
        popover="manual"
        className="pointer-events-none inset-x-0 top-20 bottom-auto m-auto w-[min(100%-1.5rem,26rem)] overflow-visible bg-transparent p-0 lg:top-auto lg:right-6 lg:bottom-6 lg:left-auto lg:m-0"
      >
        <Toast.Viewport className="outline-none" />
      </div>
    </Toast.Provider>
  )
}

/** Moves the toast to the other end of the screen if it would cover the field that somebody types in. */
function keepClearOfField(layer: HTMLElement | null): void {
  if (!layer) return
  layer.style.top = ''
  layer.style.bottom = ''
  const field = document.activeElement
  if (!field?.matches('input, textarea, select')) return
  const covered = field.getBoundingClientRect()
  const toast = layer.getBoundingClientRect()
  const isClear =
    toast.bottom <= covered.top ||
    toast.top >= covered.bottom ||
    toast.right <= covered.left ||
    toast.left >= covered.right
  if (isClear) return
  const isAtTop = toast.top < innerHeight - toast.bottom
  layer.style.top = isAtTop ? 'auto' : EDGE
  layer.style.bottom = isAtTop ? EDGE : 'auto'
}
