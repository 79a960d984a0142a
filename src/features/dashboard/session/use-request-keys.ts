import { useRef } from 'react'
import { newId } from '@/lib/new-id'

/** Keys by which the server recognises a request that is sent again: what differs gets another one. */
export function useRequestKeys() {
  const keys = useRef(new Map<string, string>())
  return {
    keyOf: (request: unknown): string => {
      const name = JSON.stringify(request)
      const key = keys.current.get(name) ?? newId()
      keys.current.set(name, key)
      return key
    },
    /** The same request, made again, then counts as another one. */
    forget: (request: unknown): void => {
      keys.current.delete(JSON.stringify(request))
    },
  }
}
