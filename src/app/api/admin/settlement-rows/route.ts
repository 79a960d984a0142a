import { settlementRowListQuery } from '@/domain/settlement'
import { listAnswer, readQuery } from '@/server/answers'
import { noteExport } from '@/server/audit/note-export'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { listSettlementRows } from '@/server/settlements'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => {
    const query = readQuery(req, settlementRowListQuery)
    return listAnswer(await noteExport('settlement-rows', query, await listSettlementRows(query)))
  }),
})
