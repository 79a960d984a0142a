import { randomUUID } from 'node:crypto'
import { networkOf } from '@/cms/audit'
import { messages } from '@/domain/messages'
import { withRequestContext } from '@/lib/request-context'
import { isStorageFault } from '@/lib/storage-fault'

type RouteHandler<Context> = (req: Request, context: Context) => Promise<Response>

/**
 * Lets the audit log know which request a save in the panel belongs to, and its network. Where not
 * even the session can be looked for, the panel is told in the form in which it shows messages.
 */
export function inRequest<Context>(handle: RouteHandler<Context>): RouteHandler<Context> {
  return (req, context) => {
    const network = networkOf(req.headers.get('x-forwarded-for')?.trim() ?? '')
    return withRequestContext({ requestId: randomUUID(), network }, () =>
      handle(req, context).catch((error: unknown) => {
        if (!isStorageFault(error)) throw error
        return Response.json({ errors: [{ message: messages.storageFault }] }, { status: 503 })
      }),
    )
  }
}
