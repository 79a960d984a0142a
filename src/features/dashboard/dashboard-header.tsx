import dynamic from 'next/dynamic'
import { useState } from 'react'
import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { activityLogContent } from '@/content/activity-log'
import { dashboardContent } from '@/content/dashboard'
import { useDashboardAddress } from './dashboard-address'
import { useLogout } from './session/use-logout'

const ActivitiesDialog = dynamic(() =>
  import('./activities/activities-dialog').then((module) => module.ActivitiesDialog),
)

/** Title, tagline, and what belongs to no tab: new activities, the activity log, the content panel, logging out. */
export function DashboardHeader({ username }: { username: string }) {
  const { title, tagline, newActivity, panel, account, logout, loggingOut, loggedInAs } =
    dashboardContent.header
  const { isLeaving, logOut } = useLogout()
  const { place, goToPlace } = useDashboardAddress()
  const [isWriting, setIsWriting] = useState(false)

  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h1 className="text-neem-deep text-title">{title}</h1>
        <p className="text-ink-soft">{tagline}</p>
        <p className="text-ink-soft text-sm">{loggedInAs(username)}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:gap-1.5 max-sm:*:px-2.5">
        <SmallButton aria-haspopup="dialog" onClick={() => setIsWriting(true)} tone="lead">
          {newActivity}
        </SmallButton>
        <SmallButton
          aria-current={place === 'activity-log' ? 'page' : undefined}
          onClick={() => goToPlace('activity-log')}
          className="aria-[current]:border-neem aria-[current]:bg-neem-tint aria-[current]:text-neem-deep"
        >
          {activityLogContent.open}
        </SmallButton>
        <a href="/cms" className={smallButtonClass('quiet')}>
          {panel}
        </a>
        <a href="/admin/account" className={smallButtonClass('quiet')}>
          {account}
        </a>
        <SmallButton onClick={logOut} disabled={isLeaving}>
          {isLeaving ? loggingOut : logout}
        </SmallButton>
      </div>
      {isWriting && <ActivitiesDialog onClose={() => setIsWriting(false)} />}
    </header>
  )
}
