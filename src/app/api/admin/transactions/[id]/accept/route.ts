import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { acceptTransaction } from '@/server/payments/decisions'
import { toTransactionDto } from '@/server/transactions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  POST: adminRoute(async ({ params: { id } }) =>
    Response.json(toTransactionDto(await acceptTransaction(id))),
  ),
})
