import { transactionListQuery } from '@/domain/transaction-list'
import { noteExport } from '@/server/audit/note-export'
import { offer } from '@/server/http/methods'
import { listResponse, readQuery } from '@/server/http/responses'
import { adminRoute } from '@/server/http/route-guards'
import { listTransactions } from '@/server/transactions/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => {
    const query = readQuery(req, transactionListQuery)
    return listResponse(await noteExport('transactions', query, await listTransactions(query)))
  }),
})
