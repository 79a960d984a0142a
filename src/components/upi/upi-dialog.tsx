'use client'

import { useEffect, useState } from 'react'
import type { Locale } from '@/content/locale'
import { toastsContent } from '@/content/toasts'
import { upiDialogContent } from '@/content/upi-dialog'
import type { UpiOption } from '@/domain/upi'
import { cn } from '@/lib/cn'
import { AddressText } from '../ui/address-text'
import { CopyButton } from '../ui/copy-button'
import { Modal } from '../ui/modal'
import { QrCode } from '../ui/qr-code'

/** An app that opens hides the page within this time; otherwise other ways to pay are shown. */
const APP_OPENS_WITHIN_MS = 1500

export type UpiDialogProps = {
  option: UpiOption
  locale: Locale
  /** The gift that the links contain; without it, the donor enters the amount in the app. */
  gift?: {
    /** Formatted for display. */
    amount: string
    /** Called when the donor chooses an app. */
    onChoose: () => void
    /** Called when the donor says that they have paid. */
    onPaid: () => void
  }
  isOpen: boolean
  setIsOpen: (isOpen: boolean) => void
}

/**
 * 'Choose Payment App' (spec section 2). Choosing an app closes it. On a desktop, where no app can
 * open, it shows the QR code and UPI ID next to the apps; if the chosen app did not open, the
 * dialog reopens with them.
 */
export function UpiDialog({ option, locale, gift, isOpen, setIsOpen }: UpiDialogProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const { title, description, apps, hint, hintWithAmount, paid, notOpened, copyId, close, ...qr } =
    upiDialogContent[locale]
  const { copied, copyFailed } = toastsContent[locale]
  const hrefs = new Map(option.apps.map(({ id, href }) => [id, href]))

  useEffect(() => {
    if (!isWaiting) return
    const stop = () => {
      if (document.visibilityState === 'hidden') setIsWaiting(false)
    }
    const timer = setTimeout(() => {
      setIsWaiting(false)
      setHasFailed(true)
      setIsOpen(true)
    }, APP_OPENS_WITHIN_MS)
    document.addEventListener('visibilitychange', stop)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', stop)
    }
  }, [isWaiting, setIsOpen])

  const choose = () => {
    setIsOpen(false)
    setIsWaiting(true)
    gift?.onChoose()
  }

  if (!isOpen) return null
  return (
    <Modal
      title={title}
      description={description}
      closeLabel={close}
      onClose={() => setIsOpen(false)}
    >
      <div
        className={cn('grid gap-6', hasFailed ? 'sm:grid-cols-2' : 'pointer-fine:sm:grid-cols-2')}
      >
        <div>
          <ul className="grid gap-3">
            {apps.map(({ id, label }) => (
              <li key={id}>
                <a
                  href={hrefs.get(id) ?? option.qrText}
                  onClick={choose}
                  className="flex min-h-14 items-center justify-between rounded-2xl border border-ink/25 bg-card px-5 font-semibold hover:border-neem hover:bg-neem-tint"
                >
                  {label}
                  <span aria-hidden="true" className="text-neem">
                    →
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-ink-soft text-sm">{gift ? hintWithAmount(gift.amount) : hint}</p>
          {gift && (
            <button
              type="button"
              onClick={() => {
                setIsOpen(false)
                gift.onPaid()
              }}
              className="mt-1 min-h-11 font-semibold text-neem underline underline-offset-4"
            >
              {paid}
            </button>
          )}
        </div>
        <div
          className={cn(
            'flex-col items-center gap-3 rounded-2xl bg-card p-5 text-center',
            hasFailed ? 'order-first flex sm:order-none' : 'hidden pointer-fine:flex',
          )}
        >
          {hasFailed && (
            <div role="alert">
              <p className="font-semibold">{notOpened.title}</p>
              <p className="mt-1 text-ink-soft text-sm">{notOpened.text}</p>
            </div>
          )}
          <QrCode text={option.qrText} alt={qr.qrAlt} className="w-full max-w-52 rounded-lg" />
          {!hasFailed && <p className="text-ink-soft text-sm">{qr.qrHint}</p>}
          <p className="wrap-anywhere font-semibold">
            <AddressText text={option.upiId} />
          </p>
          <CopyButton text={option.upiId} label={copyId} copied={copied} failed={copyFailed} />
        </div>
      </div>
    </Modal>
  )
}
