import { useEffect } from 'react'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from '../use-copy'

/** The forms with typed text that nobody has saved yet, each with its question. */
const unsaved = new Map<symbol, string>()

/**
 * While there is unsaved work, the browser asks before it reloads, closes or goes back from the page,
 * and `mayLeave` before another place of the dashboard is shown.
 */
export function useUnsavedWork(isUnsaved: boolean): void {
  const { discard } = useCopy(dashboardContent).editor
  useEffect(() => {
    if (!isUnsaved) return
    const mark = Symbol('unsaved')
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.set(mark, discard)
    addEventListener('beforeunload', ask)
    window.navigation?.addEventListener('navigate', stayOrGo)
    return () => {
      unsaved.delete(mark)
      removeEventListener('beforeunload', ask)
      if (unsaved.size === 0) window.navigation?.removeEventListener('navigate', stayOrGo)
    }
  }, [isUnsaved, discard])
}

/** Another address of this page, which the browser leaves by Back or Forward, as far as it lets us ask. */
function stayOrGo(event: NavigateEvent): void {
  const isHere = event.navigationType === 'traverse' && event.destination.sameDocument
  if (isHere && event.cancelable && !mayLeave()) event.preventDefault()
}

/** Whether the place may be left: nothing is unsaved, or the person gives it up. */
export function mayLeave(): boolean {
  const [question] = unsaved.values()
  return question === undefined || window.confirm(question)
}
