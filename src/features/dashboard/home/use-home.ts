import { useQuery } from '@tanstack/react-query'
import { adminQuery } from '../session/admin-query'

const HOME_PATH = '/api/admin/home'
export const WAITING_PATH = '/api/admin/waiting'

/** Figures on how the foundation is doing; fetched whenever they are shown. */
export function useHome() {
  return useQuery({ ...adminQuery(HOME_PATH), staleTime: 0 })
}

/** Counts of pending work for an admin; refetched after every change of a list. */
export function useWaiting() {
  return useQuery(adminQuery(WAITING_PATH))
}
