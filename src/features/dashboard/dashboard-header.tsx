'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { smallButtonClass } from '@/components/ui/small-button'
import { showToast } from '@/components/ui/toast-store'
import { activityLogContent } from '@/content/activity-log'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import { removeAdminFlag } from '@/lib/admin-flag'
import { apiRequest } from '@/lib/api-client'
import { useDashboardAddress } from './dashboard-address'
import { statusOf } from './session/admin-request'

const ActivitiesDialog = dynamic(() =>
  import('./activities/activities-dialog').then((module) => module.ActivitiesDialog),
)

/** Title, tagline, and what belongs to no tab: new activities, the activity log, the content panel, logging out. */
export function DashboardHeader({ username }: { username: string }) {
  const { title, tagline, newActivity, panel, logout, loggingOut, loggedInAs } =
    dashboardContent.header
  const router = useRouter()
  const { place, goToPlace } = useDashboardAddress()
  const [isWriting, setIsWriting] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)

  const logOut = async () => {
    setIsLeaving(true)
    try {
      await apiRequest('POST', '/api/admin/logout')
    } catch (error) {
      // A session that has ended already needs no logout.
      if (statusOf(error) !== 401) {
        console.warn('Logging out on the server failed.', error)
        showToast({ ...adminToastsContent.logoutFailed, tone: 'error' })
        setIsLeaving(false)
        return
      }
    }
    removeAdminFlag()
    showToast({ ...adminToastsContent.loggedOut, tone: 'success' })
    router.push('/admin-login')
  }

  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h1 className="text-neem-deep text-title">{title}</h1>
        <p className="text-ink-soft">{tagline}</p>
        <p className="text-ink-soft text-sm">{loggedInAs(username)}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:gap-1.5 max-sm:*:px-2.5">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsWriting(true)}
          className={smallButtonClass('lead')}
        >
          {newActivity}
        </button>
        <button
          type="button"
          aria-current={place === 'activity-log' ? 'page' : undefined}
          onClick={() => goToPlace('activity-log')}
          className={`${smallButtonClass('quiet')} aria-[current]:border-neem aria-[current]:bg-neem-tint aria-[current]:text-neem-deep`}
        >
          {activityLogContent.open}
        </button>
        <a href="/cms" className={smallButtonClass('quiet')}>
          {panel}
        </a>
        <button
          type="button"
          onClick={logOut}
          disabled={isLeaving}
          className={smallButtonClass('quiet')}
        >
          {isLeaving ? loggingOut : logout}
        </button>
      </div>
      {isWriting && <ActivitiesDialog onClose={() => setIsWriting(false)} />}
    </header>
  )
}
