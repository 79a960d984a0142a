'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { hasAdminFlag, OPEN_SESSION_PARAM } from '@/lib/admin-flag'

/**
 * Spec section 2: /admin sends to /admin-login when the stored flag is not 'true'. Anyone with
 * a session but no flag gets the flag there and comes straight back.
 */
export function AdminGate({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [isAllowed, setIsAllowed] = useState(false)

  useEffect(() => {
    if (hasAdminFlag()) setIsAllowed(true)
    else router.replace(`/admin-login?${OPEN_SESSION_PARAM}`)
  }, [router])

  return isAllowed ? children : null
}
