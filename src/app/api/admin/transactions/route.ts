import { transactionListQuery } from '@/domain/transaction-list'
import { listAnswer, readQuery } from '@/server/answers'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { listTransactions } from '@/server/transactions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) =>
    listAnswer(await listTransactions(readQuery(req, transactionListQuery))),
  ),
})
