import { recordForm } from '@/domain/donation'
import { offer } from '@/server/http/methods'
import { adminRoute, readBody } from '@/server/http/route-guards'
import { decideOnce, recordTransaction } from '@/server/payments/decisions'
import { toTransactionDto } from '@/server/transactions/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  POST: adminRoute(async ({ req, params: { id }, user }) => {
    const body = await readBody(req, recordForm)
    const decided = await decideOnce(req, { call: 'record', id, body, user }, (attempt, request) =>
      recordTransaction(attempt, body, request),
    )
    return Response.json(toTransactionDto(decided))
  }),
})
