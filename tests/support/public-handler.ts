import * as z from 'zod/mini'
import type { Route } from '@/server/http/define-route'
import { createHandler } from '@/server/http/handlers'

/** Creates the handler of a public call, for tests of the checks common to all calls. */
export function publicHandler(handle: () => Response, options: Pick<Route, 'limit'> = {}) {
  return createHandler({
    ...options,
    method: 'POST',
    path: '/api/contact',
    summary: '',
    access: 'anyone',
    response: z.unknown(),
    handle,
  })
}
