'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { HeartIcon } from '@/components/ui/heart-icon'
import { SiteLink } from '@/components/ui/site-link'
import type { ChromeContent } from '@/content/chrome'
import type { NavigationTexts } from '@/domain/pages/navigation'
import { readStored, writeStored } from '@/lib/browser-storage'

type DonatePromptProps = {
  href: string
  /** How long it stays open for somebody who has not seen it, in milliseconds. */
  collapseMs: number
  /** The key that remembers that it was seen. */
  seenKey: string
  copy: DonatePromptCopy
}

export type DonatePromptCopy = ChromeContent['donatePrompt'] & NavigationTexts['donatePrompt']

/** What is stored of the prompt changes through this page alone. */
const neverChanges = () => () => undefined

/**
 * The floating donate prompt (spec section 4): open at first, collapsed after a while and from then
 * on, opened and collapsed by hand as one likes. Not in the page's HTML, since only the browser
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

  if (wasSeen === null) return null
  const isOpen = choice ? choice === 'open' : !wasSeen
  if (!isOpen) {
    return (
      <button
        type="button"
        aria-label={copy.expand}
        onClick={() => setChoice('open')}
        className="pointer-events-auto ml-auto grid size-14 animate-rise place-items-center rounded-full bg-geru text-white shadow-lg hover:bg-geru-deep"
      >
        <HeartIcon className="size-7" />
      </button>
    )
  }
  return (
    <aside
      aria-label={copy.label}
      className="pointer-events-auto ml-auto flex animate-rise items-center rounded-full border border-geru/40 bg-card text-ink shadow-lg"
    >
      <SiteLink
        href={href}
        className="flex min-h-14 items-center gap-3 rounded-full py-1.5 pl-4 sm:pl-2"
      >
        <span className="hidden size-11 place-items-center rounded-full bg-geru text-white sm:grid">
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
        onClick={() => setChoice('collapsed')}
        className="grid size-12 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d="M7 7l10 10M17 7L7 17" />
        </svg>
      </button>
    </aside>
  )
}
