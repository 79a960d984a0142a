import { randomUUID } from 'node:crypto'
import { networkOf } from '@/cms/audit'
import { withRequestContext } from '@/lib/request-context'

type RouteHandler<Context> = (req: Request, context: Context) => Promise<Response>

/** Lets the audit log know which request a save in the panel belongs to, and its network. */
export function inRequest<Context>(handle: RouteHandler<Context>): RouteHandler<Context> {
  return (req, context) => {
    const network = networkOf(req.headers.get('x-forwarded-for')?.trim() ?? '')
    return withRequestContext({ requestId: randomUUID(), network }, () => handle(req, context))
  }
}
