import { recordForm } from '@/domain/donation'
import { adminRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'
import { decideOnce, recordTransaction } from '@/server/payments/decisions'
import { toTransactionDto } from '@/server/transactions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  POST: adminRoute(async ({ req, params: { id }, user }) => {
    const body = await readBody(req, recordForm)
    const decided = await decideOnce(req, { call: 'record', id, body, user }, (attempt, request) =>
      recordTransaction(attempt, body, request),
    )
    return Response.json(toTransactionDto(decided))
  }),
})
