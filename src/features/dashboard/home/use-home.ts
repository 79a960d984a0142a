import { useQuery } from '@tanstack/react-query'
import { adminRequest } from '../session/admin-request'

const HOME_PATH = '/api/admin/home'
export const WAITING_PATH = '/api/admin/waiting'

/** How the foundation is doing; fetched each time it is shown. */
export function useHome() {
  return useQuery({
    queryKey: [HOME_PATH],
    queryFn: ({ signal }) => adminRequest('GET', HOME_PATH, undefined, { signal }),
    staleTime: 0,
  })
}

/** How much waits for an admin; fetched again after every change of a list. */
export function useWaiting() {
  return useQuery({
    queryKey: [WAITING_PATH],
    queryFn: ({ signal }) => adminRequest('GET', WAITING_PATH, undefined, { signal }),
  })
}
