import { useQuery } from '@tanstack/react-query'
import { adminRequest } from '../session/admin-request'

const PATH = '/api/admin/purposes'

/** What a gift can be recorded for, and looked through by; empty until it is known. */
export function usePurposes() {
  const { data } = useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => adminRequest('GET', PATH, undefined, { signal }),
  })
  return data ?? []
}
