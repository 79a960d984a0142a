import { useQuery } from '@tanstack/react-query'
import { adminQuery } from '../session/admin-query'
import { useShownText } from '../use-shown-text'

const PATH = '/api/admin/purposes'

/** Fetches the purposes that a gift can be recorded for and filtered by; empty until loaded. */
export function usePurposes() {
  const { data } = useQuery(adminQuery(PATH))
  return data ?? []
}

/**
 * Returns a function that names a gift's purpose in the reader's language: found by its key or its
 * stored name, which stays if it no longer exists.
 */
export function usePurposeName(): (key: string | undefined, stored: string) => string {
  const purposes = usePurposes()
  const shown = useShownText()
  return (key, stored) => {
    const purpose =
      purposes.find((each) => each.key === key) ?? purposes.find(({ name }) => name === stored)
    return purpose ? shown(purpose.name, purpose.nameHi) : stored
  }
}
