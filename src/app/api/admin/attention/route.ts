import { attentionQuery } from '@/domain/attention-query'
import { listAnswer, readQuery } from '@/server/answers'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { listAttention } from '@/server/payments/attention'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) =>
    listAnswer(await listAttention(readQuery(req, attentionQuery))),
  ),
})
