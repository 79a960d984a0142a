import { attentionQuery } from '@/domain/attention-query'
import { offer } from '@/server/http/methods'
import { listResponse, readQuery } from '@/server/http/responses'
import { adminRoute } from '@/server/http/route-guards'
import { listAttention } from '@/server/payments/attention'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) =>
    listResponse(await listAttention(readQuery(req, attentionQuery))),
  ),
})
