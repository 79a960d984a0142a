'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Follows every `SiteLink` without loading a whole page. One listener for all links: what a click
 * with a key, another button or another window means is left to the browser.
 */
export function SoftNavigation() {
  const router = useRouter()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event
      if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      const link = target instanceof Element ? target.closest('a[data-soft]') : null
      if (!(link instanceof HTMLAnchorElement) || link.target) return
      event.preventDefault()
      router.push(link.getAttribute('href') ?? link.href)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])

  return null
}
