'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'

/**
 * Shows what Back and Forward lead to. Payload's lists write their query into the history without Next's marks,
 * and Next ignores such entries: the address was the list's, and the form stayed.
 */
export function FollowBack({ children }: { children: ReactNode }) {
  const router = useRouter()
  const shown = usePathname()
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      if (!state && location.pathname !== shown) router.replace(location.href)
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [router, shown])
  return children
}
