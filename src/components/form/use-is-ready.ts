import { useSyncExternalStore } from 'react'

/**
 * Returns whether React has hydrated the page. Until then, and without scripts, the browser handles
 * forms.
 */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
