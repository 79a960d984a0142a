import { useRef } from 'react'
import { newId } from '@/lib/new-id'

/** Keys by which the server recognises a request that is sent again; a request that differs gets its own. */
export function useRequestKeys() {
  const keys = useRef(new Map<string, string>())
  return {
    keyOf: (request: unknown): string => {
      const name = JSON.stringify(request)
      const key = keys.current.get(name) ?? newId()
      keys.current.set(name, key)
      return key
    },
    /** From now on the same request counts as a new one. */
    forget: (request: unknown): void => {
      keys.current.delete(JSON.stringify(request))
    },
  }
}
