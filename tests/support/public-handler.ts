import * as z from 'zod/mini'
import type { Route } from '@/server/http/define-route'
import { createHandler } from '@/server/http/handlers'

/** The handler of a call that anyone may make, for tests of what every call passes through. */
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
