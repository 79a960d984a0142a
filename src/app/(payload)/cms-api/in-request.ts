import { randomUUID } from 'node:crypto'
import { networkOf } from '@/cms/audit'
import { messages } from '@/domain/messages'
import { withRequestContext } from '@/lib/request-context'
import { isStorageFault } from '@/lib/storage-fault'

type RouteHandler<Context> = (req: Request, context: Context) => Promise<Response>

/**
 * Tells the audit log the request and network that a save in the panel comes from. If storage fails
 * while the session is looked up, responds 503 with an error body that the panel can display.
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
