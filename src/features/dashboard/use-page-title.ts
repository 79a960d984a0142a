import { useEffect } from 'react'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from './use-copy'

/** Names the window by what it shows, so that several windows and the history can be told apart. */
export function usePageTitle(title: string): void {
  const { title: dashboard } = useCopy(dashboardContent).header
  useEffect(() => {
    const wanted = `${title} · ${dashboard}`
    const nameWindow = () => {
      if (document.title !== wanted) document.title = wanted
    }
    nameWindow()
    // Next may write the title of the page's metadata after this.
    const observer = new MutationObserver(nameWindow)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = dashboard
    }
  }, [title, dashboard])
}
