'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Spec section 2: the page scrolls smoothly to the top on every change of path. An address with an
 * anchor scrolls there instead, and people who prefer reduced motion get no animation.
 */
export function ScrollToTop() {
  const path = usePathname()
  const lastPath = useRef(path)

  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    if (location.hash) return
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
  }, [path])

  return null
}
