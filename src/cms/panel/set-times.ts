const CHANGED = 'manavta:set-times-changed'

/** Notifies the form that a scheduled publication was added or removed. */
export function notifyTimesChanged(): void {
  window.dispatchEvent(new Event(CHANGED))
}

/** @returns a function that stops listening. */
export function onTimesChanged(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}
