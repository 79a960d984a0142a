'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'

/**
 * Makes Back and Forward work. Payload's lists write history entries without Next's state, and Next ignores
 * those: the address became the list's, but the form stayed.
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
