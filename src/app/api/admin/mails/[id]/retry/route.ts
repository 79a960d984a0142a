import { successAnswerBody } from '@/server/answers'
import { adminRoute } from '@/server/http'
import { retryMail } from '@/server/mail/outbox'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  POST: adminRoute(async ({ params: { id } }) => {
    await retryMail(id)
    return Response.json(successAnswerBody)
  }),
})
