import { useEffect } from 'react'

/** Forms with unsaved input, each with its confirmation question. */
const unsaved = new Map<symbol, string>()

/**
 * While there is unsaved work, the browser asks before it reloads, closes or leaves the page, and
 * `mayLeave` asks before another place of the dashboard is shown.
 * @param question of `mayLeave`; the browser has its own.
 */
export function useUnsavedWork(isUnsaved: boolean, question: string): void {
  useEffect(() => {
    if (!isUnsaved) return
    const mark = Symbol('unsaved')
    const ask = (event: BeforeUnloadEvent) => unsaved.has(mark) && event.preventDefault()
    unsaved.set(mark, question)
    addEventListener('beforeunload', ask)
    window.navigation?.addEventListener('navigate', confirmTraversal)
    return () => {
      unsaved.delete(mark)
      removeEventListener('beforeunload', ask)
      if (unsaved.size === 0) window.navigation?.removeEventListener('navigate', confirmTraversal)
    }
  }, [isUnsaved, question])
}

/** Asks before Back or Forward within this page, if the browser lets us cancel the navigation. */
function confirmTraversal(event: NavigateEvent): void {
  const isHere = event.navigationType === 'traverse' && event.destination.sameDocument
  if (isHere && event.cancelable && !mayLeave()) event.preventDefault()
}

/** Returns whether the place may be left: nothing is unsaved, or the user agrees to discard it. */
export function mayLeave(): boolean {
  const [question] = unsaved.values()
  return question === undefined || window.confirm(question)
}

/** Makes the browser leave the page without its own question: `mayLeave` has asked. */
export function forgetUnsavedWork(): void {
  unsaved.clear()
}
