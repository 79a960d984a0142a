import { messages } from '@/domain/messages'
import { ApiError } from './api-error'
import { publicRoute } from './route-guards'

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
type OfferedMethod = Exclude<Method, 'HEAD' | 'OPTIONS'>
type RouteHandler<Params> = (
  req: Request,
  context: { params: Promise<Params> },
) => Promise<Response>

/**
 * All exports of a route file, from the methods that its call offers. The others answer 405 with
 * `Allow` and our error body, where Next's own answer has neither.
 */
export function offer<Params = Record<never, never>>(
  handlers: Partial<Record<OfferedMethod, RouteHandler<Params>>>,
): Record<Method, RouteHandler<Params>> {
  const allow = [...Object.keys(handlers), ...(handlers.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  const refuse: RouteHandler<Params> = publicRoute(() => {
    throw new ApiError(405, messages.methodNotAllowed, { headers: { Allow: allow } })
  })
  const tellMethods = async () => new Response(null, { status: 204, headers: { Allow: allow } })
  return {
    GET: refuse,
    POST: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    ...handlers,
    HEAD: handlers.GET ?? refuse,
    OPTIONS: tellMethods,
  }
}
