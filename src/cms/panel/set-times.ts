const CHANGED = 'manavta:set-times-changed'

/** Tells the form that a time to publish was set or taken away. */
export function tellTimesChanged(): void {
  window.dispatchEvent(new Event(CHANGED))
}

/** @returns a function that stops listening. */
export function onTimesChanged(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}
