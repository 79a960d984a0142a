import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { acceptTransaction, decideOnce } from '@/server/payments/decisions'
import { toTransactionDto } from '@/server/transactions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  POST: adminRoute(async ({ req, params: { id }, user }) => {
    const decided = await decideOnce(req, { call: 'accept', id, user }, acceptTransaction)
    return Response.json(toTransactionDto(decided))
  }),
})
