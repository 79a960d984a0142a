'use client'

import * as Toast from 'radix-ui/toast'
import { useEffect, useRef } from 'react'
import { CloseIcon } from './close-icon'
import { dismissToast, type ShownToast } from './toast-store'

/** Spec section 9. */
const DURATION_MS = 5000
const SWIPE_THRESHOLD_PX = 50

/** Distance from the edge of the visible area, once a toast has moved. */
const EDGE_PX = 12

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
    const place = () => keepClear(layer.current)
    const visible = window.visualViewport
    place()
    document.addEventListener('focusin', place)
    visible?.addEventListener('resize', place)
    visible?.addEventListener('scroll', place)
    return () => {
      document.removeEventListener('focusin', place)
      visible?.removeEventListener('resize', place)
      visible?.removeEventListener('scroll', place)
    }
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
        // A tap closes it, since it may cover a button. Radix cancels the click after a swipe.
        onClick={(event) => {
          const isSelecting = document.getSelection()?.isCollapsed === false
          if (!event.defaultPrevented && !isSelecting) dismissToast(id)
        }}
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
        data-toasts=""
        className="pointer-events-none inset-x-0 top-20 bottom-auto m-auto w-[min(100%-1.5rem,26rem)] overflow-visible bg-transparent p-0 lg:top-auto lg:right-6 lg:bottom-6 lg:left-auto lg:m-0"
      >
        <Toast.Viewport className="outline-none" />
      </div>
    </Toast.Provider>
  )
}

/**
 * Moves the toast away from the field that somebody types in, and out from behind the keyboard of a phone.
 */
function keepClear(layer: HTMLElement | null): void {
  if (!layer) return
  layer.style.top = ''
  layer.style.bottom = ''
  const toast = layer.getBoundingClientRect()
  const seen = visibleArea()
  const field = document.activeElement
  const inUse = field?.matches('input, textarea, select') ? field.getBoundingClientRect() : null
  const isHidden = toast.top < seen.top || toast.bottom > seen.bottom
  if (!isHidden && !(inUse && overlaps(toast, inUse))) return
  const isFieldAbove = inUse !== null && inUse.top + inUse.bottom < seen.top + seen.bottom
  const top = isFieldAbove ? seen.bottom - EDGE_PX - toast.height : seen.top + EDGE_PX
  layer.style.top = `${top}px`
  layer.style.bottom = 'auto'
}

/** The part of the window that a keyboard leaves visible. */
function visibleArea(): { top: number; bottom: number } {
  const { offsetTop: top, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight }
  return { top, bottom: top + height }
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return (
    one.top < other.bottom &&
    one.bottom > other.top &&
    one.left < other.right &&
    one.right > other.left
  )
}
