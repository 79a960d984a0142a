'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import type { Locale } from '@/content/locale'
import { hasAdminFlag, OPEN_SESSION_PARAM } from '@/lib/admin-flag'
import { loginPathFor } from './wanted-page'

/**
 * Spec section 2: /admin redirects to /admin-login if the stored flag is not 'true'. Anyone with a
 * session but no flag gets the flag there and is sent straight back.
 */
export function AdminGate({ locale, children }: { locale: Locale; children: ReactNode }) {
  const router = useRouter()
  const [isAllowed, setIsAllowed] = useState(false)

  useEffect(() => {
    if (hasAdminFlag()) setIsAllowed(true)
    else {
      const wanted = location.pathname + location.search
      router.replace(loginPathFor(locale, wanted, { [OPEN_SESSION_PARAM]: '1' }))
    }
  }, [router, locale])

  return isAllowed ? children : null
}
