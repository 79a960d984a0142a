import { useEffect } from 'react'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from './use-copy'

/** Names the window by what it shows, so that several windows and the history can be told apart. */
export function usePageTitle(title: string): void {
  const { title: dashboard } = useCopy(dashboardContent).header
  useEffect(() => {
    document.title = `${title} · ${dashboard}`
    return () => {
      document.title = dashboard
    }
  }, [title, dashboard])
}
