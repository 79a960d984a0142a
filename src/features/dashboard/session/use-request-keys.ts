import { useRef } from 'react'
import { newId } from '@/lib/new-id'

/**
 * Manages idempotency keys, by which the server recognises a retried request; a different request
 * gets its own key.
 */
export function useRequestKeys() {
  const keys = useRef(new Map<string, string>())
  return {
    keyOf: (request: unknown): string => {
      const name = JSON.stringify(request)
      const key = keys.current.get(name) ?? newId()
      keys.current.set(name, key)
      return key
    },
    /** Makes the next identical request a new one. */
    forget: (request: unknown): void => {
      keys.current.delete(JSON.stringify(request))
    },
  }
}
