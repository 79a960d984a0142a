import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { showToast } from '@/components/ui/toast-store'
import { activityLogContent } from '@/content/activity-log'
import { dashboardContent } from '@/content/dashboard'
import { useDashboardAddress } from './dashboard-address'
import { enteredAs, openAs, subscribeToSession } from './session/session-store'
import { useCopy } from './use-copy'

/** Title, tagline, and what belongs to no tab: home, new activity, activity log and status. */
export function DashboardHeader({ username }: { username: string }) {
  // Somebody else may have logged in since the page was rendered.
  const entered = useSyncExternalStore(subscribeToSession, enteredAs, () => null)
  useEffect(() => openAs(username), [username])
  const { title, tagline, home, newActivity, status, loggedInAs } = useCopy(dashboardContent).header
  const { open: activityLog } = useCopy(activityLogContent)
  const places = [
    ['home', home],
    ['activity-log', activityLog],
    ['status', status],
  ] as const
  const { place, goToPlace } = useDashboardAddress()
  const { failed, offline } = useCopy(dashboardContent).list
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()

  const writeActivity = async () => {
    try {
      const { ActivitiesDialog } = await import('./activities/activities-dialog')
      setDialog(() => ActivitiesDialog)
    } catch (error) {
      console.warn('The dialog could not be loaded.', error)
      showToast({ title: failed, description: offline, tone: 'error' })
    }
  }

  return (
    <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-4 lg:gap-x-8">
      {/* Hidden below the width of a laptop except on the home: lists should be visible without scrolling,
          also with large text. */}
      <div className={place === 'home' ? '' : 'max-lg:sr-only'}>
        <h1 className="text-neem-deep text-title">{title}</h1>
        <p className="text-ink-soft sm:max-lg:text-sm">{tagline}</p>
        <p className="text-ink-soft text-sm">{loggedInAs(entered ?? username)}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-lg:-mx-3 max-lg:-my-2 max-lg:flex-nowrap max-lg:overflow-x-auto max-lg:px-3 max-lg:py-2 max-sm:gap-1 *:shrink-0 max-sm:*:px-2 max-sm:*:text-sm sm:max-lg:*:px-3">
        <SmallButton aria-haspopup="dialog" onClick={writeActivity} tone="lead">
          {newActivity}
        </SmallButton>
        {places.map(([id, label]) => (
          <SmallButton
            key={id}
            aria-current={place === id ? 'page' : undefined}
            onClick={() => goToPlace(id)}
            className="aria-[current]:border-neem aria-[current]:bg-neem-tint aria-[current]:text-neem-deep"
          >
            {label}
          </SmallButton>
        ))}
      </div>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </header>
  )
}
