import { offer } from '@/server/http/methods'
import { adminRoute } from '@/server/http/route-guards'
import { dismissEvent } from '@/server/payments/webhook'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  POST: adminRoute(async ({ params: { id } }) => {
    await dismissEvent(id)
    return Response.json({ id })
  }),
})
