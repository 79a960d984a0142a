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
    if (unsaved.size === 0) watchHistory()
    unsaved.set(mark, discard)
    addEventListener('beforeunload', ask)
    return () => {
      unsaved.delete(mark)
      removeEventListener('beforeunload', ask)
      if (unsaved.size === 0) leaveHistory()
    }
  }, [isUnsaved, discard])
}

/** The entry of the history with the unsaved work; null where the browser does not tell. */
let entry: number | null = null
/** A refused Back is on its way forward again. */
let isReturning = false

function watchHistory(): void {
  entry = entryNow()
  window.navigation?.addEventListener('currententrychange', follow)
  // Before Next, which shows what the address then says.
  addEventListener('popstate', stayOrGo, { capture: true })
}

function leaveHistory(): void {
  window.navigation?.removeEventListener('currententrychange', follow)
  removeEventListener('popstate', stayOrGo, { capture: true })
}

/** Another address of the same place, such as another page of its list. */
function follow({ navigationType }: NavigationCurrentEntryChangeEvent): void {
  if (navigationType !== 'traverse') entry = entryNow()
}

/** Back and Forward are told once they have happened: who stays is brought to where the work is. */
function stayOrGo(event: PopStateEvent): void {
  if (!isReturning && mayLeave()) return
  event.stopImmediatePropagation()
  if (isReturning) {
    isReturning = false
    return
  }
  const now = entryNow()
  isReturning = true
  history.go(entry === null || now === null ? 1 : entry - now)
}

function entryNow(): number | null {
  return window.navigation?.currentEntry?.index ?? null
}

/** Whether the place may be left: nothing is unsaved, or the person gives it up. */
export function mayLeave(): boolean {
  const [question] = unsaved.values()
  return question === undefined || window.confirm(question)
}
