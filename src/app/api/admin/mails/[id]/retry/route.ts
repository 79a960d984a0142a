import { offer } from '@/server/http/methods'
import { successBody } from '@/server/http/responses'
import { adminRoute } from '@/server/http/route-guards'
import { retryMail } from '@/server/mail/outbox'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  POST: adminRoute(async ({ params: { id } }) => {
    await retryMail(id)
    return Response.json(successBody)
  }),
})
