import { useQuery } from '@tanstack/react-query'
import { adminRequest } from '../session/admin-request'

const STATUS_PATH = '/api/admin/status'

/** Fetches the site's status whenever it is shown. */
export function useStatus() {
  return useQuery({
    queryKey: [STATUS_PATH],
    queryFn: ({ signal }) => adminRequest('GET', STATUS_PATH, undefined, { signal }),
    staleTime: 0,
  })
}
