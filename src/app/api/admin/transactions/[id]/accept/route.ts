import { offer } from '@/server/http/methods'
import { adminRoute } from '@/server/http/route-guards'
import { acceptTransaction, decideOnce } from '@/server/payments/decisions'
import { toTransactionDto } from '@/server/transactions/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  POST: adminRoute(async ({ req, params: { id }, user }) => {
    const decided = await decideOnce(req, { call: 'accept', id, user }, acceptTransaction)
    return Response.json(toTransactionDto(decided))
  }),
})
