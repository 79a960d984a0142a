'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { CloseIcon } from '@/components/ui/close-icon'
import { HeartIcon } from '@/components/ui/heart-icon'
import { SiteLink } from '@/components/ui/site-link'
import type { ChromeContent } from '@/content/chrome'
import type { NavigationTexts } from '@/domain/pages/navigation'
import { readStored, writeStored } from '@/lib/browser-storage'

type DonatePromptProps = {
  href: string
  /** How long it stays open for a first-time visitor, in milliseconds. */
  collapseMs: number
  /** Local storage key that records that it was seen. */
  seenKey: string
  copy: DonatePromptCopy
}

export type DonatePromptCopy = ChromeContent['donatePrompt'] & NavigationTexts['donatePrompt']

/** Only this page changes the stored value, so there is nothing to subscribe to. */
const neverChanges = () => () => undefined

/**
 * The floating donate prompt (spec section 4): open at first, collapsed after a while or when
 * dismissed; after that it opens only on a click. Not in the page's HTML, since only the browser
 * knows whether it was seen.
 */
export function DonatePrompt({ href, collapseMs, seenKey, copy }: DonatePromptProps) {
  const wasSeen = useSyncExternalStore<boolean | null>(
    neverChanges,
    () => readStored('localStorage', seenKey) !== null,
    () => null,
  )
  const [choice, setChoice] = useState<'open' | 'collapsed'>()

  useEffect(() => {
    if (wasSeen !== false) return
    const timer = setTimeout(() => {
      writeStored('localStorage', seenKey, 'true')
      setChoice('collapsed')
    }, collapseMs)
    return () => clearTimeout(timer)
  }, [wasSeen, seenKey, collapseMs])

  const dismiss = () => {
    writeStored('localStorage', seenKey, 'true')
    setChoice('collapsed')
  }

  if (wasSeen === null) return null
  const isOpen = choice ? choice === 'open' : !wasSeen
  if (!isOpen) {
    return (
      <button
        type="button"
        aria-label={copy.expand}
        onClick={() => setChoice('open')}
        className="pointer-events-auto ml-auto grid size-12 animate-rise place-items-center rounded-full bg-geru text-white hover:bg-geru-deep md:size-14 md:shadow-lg"
      >
        <HeartIcon className="size-6" />
      </button>
    )
  }
  return (
    <div className="pointer-events-auto order-first flex basis-full animate-rise items-center justify-between text-ink md:ml-auto md:basis-auto md:rounded-full md:border md:border-geru/40 md:bg-card md:shadow-lg">
      <SiteLink
        href={href}
        className="flex min-h-12 grow items-center gap-3 rounded-full pl-1 md:min-h-14 md:py-1.5 md:pl-2"
      >
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-geru text-white md:size-11">
          <HeartIcon className="size-6" />
        </span>
        <span className="leading-tight">
          <span className="block font-semibold text-geru">{copy.title}</span>
          <span className="block text-sm">{copy.subtitle}</span>
        </span>
      </SiteLink>
      <button
        type="button"
        aria-label={copy.dismiss}
        onClick={dismiss}
        className="grid size-12 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
      >
        <CloseIcon className="size-5" />
      </button>
    </div>
  )
}
