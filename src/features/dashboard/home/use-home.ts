import { useQuery } from '@tanstack/react-query'
import { adminRequest } from '../session/admin-request'

const HOME_PATH = '/api/admin/home'
export const WAITING_PATH = '/api/admin/waiting'

/** Figures on how the foundation is doing; fetched whenever they are shown. */
export function useHome() {
  return useQuery({
    queryKey: [HOME_PATH],
    queryFn: ({ signal }) => adminRequest('GET', HOME_PATH, undefined, { signal }),
    staleTime: 0,
  })
}

/** Counts of pending work for an admin; refetched after every change of a list. */
export function useWaiting() {
  return useQuery({
    queryKey: [WAITING_PATH],
    queryFn: ({ signal }) => adminRequest('GET', WAITING_PATH, undefined, { signal }),
  })
}
