const CHANGED = 'manavta:schedule-changed'

/** Notifies the form that a scheduled publication was added or removed. */
export function notifyScheduleChanged(): void {
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls `listener` at each such change. @returns a function that stops listening. */
export function onScheduleChanged(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}
