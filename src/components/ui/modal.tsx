'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'

const WIDTHS = {
  normal: '[--modal-width:40rem]',
  wide: '[--modal-width:60rem]',
  /** As wide as the window from which the specification prints (section 9). */
  print: '[--modal-width:800px]',
}

type ModalProps = {
  title: string
  description?: string
  closeLabel: string
  onClose: () => void
  /** Asked before Escape or the cross close it: whether that may be. */
  mayClose?: () => boolean
  size?: keyof typeof WIDTHS
  /** Name of the field that is focused when it opens; else the first control is. */
  focusOn?: string
  children: ReactNode
}

/** A dialog over the page, open as long as it is rendered. The browser keeps the focus inside. */
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
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    if (focusOn) element?.querySelector<HTMLInputElement>(`[name=${focusOn}]`)?.focus()
    return () => {
      element?.close()
      // React has taken the dialog out by now, so the browser itself gives no focus back.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [focusOn])

  const leave = () => {
    if (mayClose()) onClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file chooser inside, when it is cancelled, sends the same event.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        leave()
      }}
      onKeyDown={(event) => {
        // Browsers let a second Escape through whatever `cancel` says.
        if (event.key !== 'Escape') return
        event.preventDefault()
        leave()
      }}
      className={`m-auto max-h-[calc(100dvh-1.5rem)] w-[min(100%-1.5rem,var(--modal-width))] overflow-y-auto rounded-card bg-paper p-0 text-ink text-left backdrop:bg-ink/60 open:animate-rise ${WIDTHS[size]}`}
    >
      <div className="p-5 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 id={titleId} className="wrap-anywhere text-heading text-neem-deep">
              {title}
            </h2>
            {description && <p className="mt-1 text-ink-soft text-sm">{description}</p>}
          </div>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={leave}
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
          </button>
        </div>
        <div className="mt-5">{children}</div>
      </div>
    </dialog>
  )
}
