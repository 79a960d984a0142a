import { useSyncExternalStore } from 'react'

/** Whether React has taken the page over: before that, and without a script at all, forms are the browser's. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
