import { useQuery } from '@tanstack/react-query'
import { adminRequest } from '../session/admin-request'
import { useShownText } from '../use-shown-text'

const PATH = '/api/admin/purposes'

/** What a gift can be recorded for, and looked through by; empty until it is known. */
export function usePurposes() {
  const { data } = useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => adminRequest('GET', PATH, undefined, { signal }),
  })
  return data ?? []
}

/** Names what a gift is for in the reader's language; by the stored name where it is no longer known. */
export function usePurposeName(): (key: string | undefined, stored: string) => string {
  const purposes = usePurposes()
  const shown = useShownText()
  return (key, stored) => {
    const purpose = purposes.find((each) => each.key === key)
    return purpose ? shown(purpose.name, purpose.nameHi) : stored
  }
}
