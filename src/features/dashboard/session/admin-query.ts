import type { ApiAddress } from '@/lib/api-types'
import { adminRequest } from './admin-request'

/** Returns the options of a query that makes a GET call and is cached under its path. */
export function adminQuery<Address extends ApiAddress<'GET'>>(path: Address) {
  return {
    queryKey: [path],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      adminRequest('GET', path, undefined, { signal }),
  }
}
