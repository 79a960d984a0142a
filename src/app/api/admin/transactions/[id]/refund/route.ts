import { refundForm } from '@/domain/donation'
import { requireRecentPassword } from '@/server/accounts/step-up'
import { offer } from '@/server/http/methods'
import { adminRoute, readBody } from '@/server/http/route-guards'
import { decideOnce } from '@/server/payments/decisions'
import { refundTransaction } from '@/server/payments/refunds'
import { toTransactionDto } from '@/server/transactions/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  POST: adminRoute(async ({ req, params: { id }, user }) => {
    await requireRecentPassword(req)
    const body = await readBody(req, refundForm)
    const refunded = await decideOnce(req, { call: 'refund', id, body, user }, (attempt, request) =>
      refundTransaction(attempt, body, request),
    )
    // 202: asked for, and not known yet whether it was made.
    return Response.json(toTransactionDto(refunded), { status: refunded.openRefund ? 202 : 200 })
  }),
})
