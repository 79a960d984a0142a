import { refundForm } from '@/domain/donation'
import { requireRecentPassword } from '@/server/accounts/step-up'
import { adminRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'
import { refundTransaction } from '@/server/payments/decisions'
import { toTransactionDto } from '@/server/transactions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  POST: adminRoute(async ({ req, params: { id } }) => {
    await requireRecentPassword(req)
    const { amount } = await readBody(req, refundForm)
    return Response.json(toTransactionDto(await refundTransaction(id, amount)))
  }),
})
