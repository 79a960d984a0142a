import { listAnswer, readListQuery } from '@/server/answers'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { listTransactions } from '@/server/transactions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => listAnswer(await listTransactions(readListQuery(req)))),
})
