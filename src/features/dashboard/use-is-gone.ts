import { useEffect, useRef } from 'react'

/** Returns a function that says whether the component has been unmounted. */
export function useIsGone(): () => boolean {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return () => isGone.current
}

/**
 * Returns `close` for after a slow call: if the dialog has been closed in the meantime, it does nothing. It would
 * close the dialog that is open by then, and what was typed there would be lost.
 */
export function useCloseIfOpen(close: () => void): () => void {
  const isGone = useIsGone()
  return () => {
    if (!isGone()) close()
  }
}
