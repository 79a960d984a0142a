'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PrintSource } from '@/printing/printable'
import { useDashboardAddress } from './dashboard-address'
import { DashboardHeader } from './dashboard-header'
import { DashboardTabs } from './dashboard-tabs'
import { FirstRunBanner, type FirstRunProgress } from './first-run/first-run-banner'
import type { PosterSource } from './payments/poster-dialog'
import { createQueryClient } from './query-client'
import { adminRequest } from './session/admin-request'

type DashboardProps = {
  username: string
  /** The foundation's details on ID cards and certificates. */
  foundations: PrintSource['foundations']
  /** The foundation's details on posters. */
  posterFoundations: PosterSource['foundations']
  /** Public URL of the site, where printed documents can be verified. */
  siteUrl: string
  /** Progress of the first steps; null once they are done or hidden. */
  firstRun: FirstRunProgress | null
}

/** The admin dashboard (spec section 2): header and six tabs. */
export function Dashboard({
  username,
  foundations,
  posterFoundations,
  siteUrl,
  firstRun,
}: DashboardProps) {
  const { place } = useDashboardAddress()
  const [queryClient] = useState(createQueryClient)

  // Spec section 2: check the session on load; a failure shows the login.
  useEffect(() => {
    adminRequest('GET', '/api/admin/check-auth').catch((error: unknown) =>
      console.warn('The session could not be checked.', error),
    )
  }, [])

  return (
    <QueryClientProvider client={queryClient}>
      <div className="mx-auto w-[min(100%-1.5rem,86rem)] pt-6 pb-16 sm:pt-8">
        <DashboardHeader username={username} />
        {/* Hidden, not unmounted: the banner's state says whether somebody has dismissed it. */}
        <div hidden={place !== 'home'}>{firstRun && <FirstRunBanner {...firstRun} />}</div>
        <DashboardTabs
          printSource={{ foundations, siteUrl }}
          poster={{ foundations: posterFoundations, siteUrl }}
        />
      </div>
    </QueryClientProvider>
  )
}
