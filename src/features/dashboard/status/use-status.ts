import { useQuery } from '@tanstack/react-query'
import { adminQuery } from '../session/admin-query'

const STATUS_PATH = '/api/admin/status'

/** Fetches the site's status whenever it is shown. */
export function useStatus() {
  return useQuery({ ...adminQuery(STATUS_PATH), staleTime: 0 })
}
