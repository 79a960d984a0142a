import { transactionListQuery } from '@/domain/transaction-list'
import { listAnswer, readQuery } from '@/server/answers'
import { noteExport } from '@/server/audit/note-export'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { listTransactions } from '@/server/transactions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => {
    const query = readQuery(req, transactionListQuery)
    return listAnswer(await noteExport('transactions', query, await listTransactions(query)))
  }),
})
