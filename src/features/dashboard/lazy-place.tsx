import { type ComponentType, useEffect, useState } from 'react'
import { dashboardContent } from '@/content/dashboard'
import { mayLeave } from './editor/unsaved-work'
import { RetryNote } from './list/loading-problem'
import { SkeletonRows } from './list/skeleton-rows'
import { useCopy } from './use-copy'

type LazyPlaceProps<Props extends object> = {
  /** Loads the code; must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>
  /** Props of the place. */
  props: Props
}

/** Loaded places by their `load` function, so that they are shown again at once. */
const fetched = new Map<unknown, unknown>()

/**
 * A place whose code is loaded on first use. Without a connection, an error takes its place and the
 * rest of the dashboard stays; it opens once the browser is online again.
 */
export function LazyPlace<Props extends object>({ load, props }: LazyPlaceProps<Props>) {
  const { tabFailed, tabOffline } = useCopy(dashboardContent).list
  const [Place, setPlace] = useState(() => fetched.get(load) as ComponentType<Props> | undefined)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (Place) return
    load().then(
      (loaded) => {
        fetched.set(load, loaded)
        setPlace(() => loaded)
      },
      (error: unknown) => {
        console.warn('The code of a tab could not be loaded.', error)
        setHasFailed(true)
      },
    )
  }, [Place, load])

  useEffect(() => {
    if (!hasFailed) return
    addEventListener('online', loadAgain)
    return () => removeEventListener('online', loadAgain)
  }, [hasFailed])

  if (Place) return <Place {...props} />
  if (!hasFailed) return <SkeletonRows />
  return <RetryNote title={tabFailed} text={tabOffline} onRetry={loadAgain} />
}

/** The bundler caches a failed import: only reloading the page retries it. */
function loadAgain(): void {
  // Offline, the browser would replace the dashboard with its own error page.
  if (navigator.onLine && mayLeave()) location.reload()
}
