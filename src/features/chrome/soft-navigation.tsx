'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useLayoutEffect, useState, useTransition } from 'react'
import { withoutLocale } from '@/content/paths'
import { HYDRATED_EVENT } from '@/lib/hydrated'

/** A page that loads faster than this needs no skeleton. */
const SKELETON_AFTER_MS = 200

/**
 * Pages whose response carries its own content security policy, for the payment window or printing.
 */
const OWN_POLICY_PATHS = ['/donate', '/admin']

type SoftNavigationProps = {
  /** Announced while the next page loads. */
  loading: string
  /** Placeholders for slow pages, by their path in English. */
  skeletons: Record<string, ReactNode>
  /** The page. */
  children: ReactNode
}

/**
 * Follows every `SiteLink` without a full page load, with one listener for all links. Clicks with a
 * modifier key or another button, and links with a target, are left to the browser.
 */
export function SoftNavigation({ loading, skeletons, children }: SoftNavigationProps) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [path, setPath] = useState('')
  const [isSlow, setIsSlow] = useState(false)

  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event
      if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      const link = target instanceof Element ? target.closest('a[data-soft]') : null
      if (!(link instanceof HTMLAnchorElement) || link.target) return
      if (OWN_POLICY_PATHS.includes(withoutLocale(link.pathname))) return
      event.preventDefault()
      setPath(withoutLocale(link.pathname))
      startTransition(() => router.push(link.getAttribute('href') ?? link.href))
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])

  // As soon as links are followed, so that no tap is handled by React and then replayed.
  useLayoutEffect(() => {
    dispatchEvent(new Event(HYDRATED_EVENT))
  }, [])

  useEffect(() => {
    if (!isPending) return setIsSlow(false)
    const timer = setTimeout(() => setIsSlow(true), SKELETON_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isPending])

  return (
    <>
      <div role="status" className="sticky top-18 z-30 h-0">
        {isSlow && (
          <>
            <div className="h-1 animate-pulse bg-marigold" />
            <span className="sr-only">{loading}</span>
          </>
        )}
      </div>
      {(isSlow && skeletons[path]) || children}
    </>
  )
}
