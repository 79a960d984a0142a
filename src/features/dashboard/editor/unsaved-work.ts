import { useEffect } from 'react'
import { dashboardContent } from '@/content/dashboard'

/** The forms with typed text that nobody has saved yet. */
const unsaved = new Set<symbol>()

/**
 * While there is unsaved work, the browser asks before it reloads or closes the page, and `mayLeave`
 * before another place of the dashboard is shown.
 */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const mark = Symbol('unsaved')
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.add(mark)
    addEventListener('beforeunload', ask)
    return () => {
      unsaved.delete(mark)
      removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved])
}

/** Whether the place may be left: nothing is unsaved, or the person gives it up. */
export function mayLeave(): boolean {
  return unsaved.size === 0 || window.confirm(dashboardContent.editor.discard)
}
