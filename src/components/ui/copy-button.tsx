'use client'

import { useEffect, useState } from 'react'
import { buttonClass } from './button-link'
import { showToast } from './toast-store'

/** How long the button shows that it has copied. */
const COPIED_SHOWN_MS = 3000

type CopyButtonProps = {
  /** Text to put on the clipboard. */
  text: string
  label: string
  /** Says what is copied, if there are several such buttons; begins with the label. */
  ariaLabel?: string
  copied: { title: string; description: string }
  failed: { title: string; description: string }
}

/**
 * Copies a text and confirms it both in a toast and on the button: a toast is not part of an open
 * dialog.
 */
export function CopyButton({ text, label, ariaLabel, copied, failed }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), COPIED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    try {
      // `clipboard` is undefined if the page was not served over HTTPS.
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      showToast({ ...copied, tone: 'success' })
    } catch (error) {
      console.warn('The clipboard could not be written.', error)
      showToast({ ...failed, tone: 'error' })
    }
  }

  return (
    <button
      type="button"
      onClick={copy}
      aria-label={isCopied ? undefined : ariaLabel}
      className={`${buttonClass('quiet')} noscript:hidden`}
    >
      <span aria-live="polite">{isCopied ? copied.title : label}</span>
    </button>
  )
}
