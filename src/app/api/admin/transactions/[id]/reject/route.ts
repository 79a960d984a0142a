import { offer } from '@/server/http/methods'
import { adminRoute } from '@/server/http/route-guards'
import { decideOnce, rejectTransaction } from '@/server/payments/decisions'
import { toTransactionDto } from '@/server/transactions/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  POST: adminRoute(async ({ req, params: { id }, user }) => {
    const decided = await decideOnce(req, { call: 'reject', id, user }, rejectTransaction)
    return Response.json(toTransactionDto(decided))
  }),
})
