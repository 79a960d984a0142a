import { useEffect } from 'react'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from './use-copy'

/** Sets the document title to what is shown, so that tabs and history entries can be told apart. */
export function usePageTitle(title: string): void {
  const { title: dashboard } = useCopy(dashboardContent).header
  useEffect(() => {
    const wanted = `${title} · ${dashboard}`
    const setTitle = () => {
      if (document.title !== wanted) document.title = wanted
    }
    setTitle()
    // Next may set the title from the page's metadata after this.
    const observer = new MutationObserver(setTitle)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = dashboard
    }
  }, [title, dashboard])
}
