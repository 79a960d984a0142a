import { settlementRowListQuery } from '@/domain/settlement'
import { noteExport } from '@/server/audit/note-export'
import { offer } from '@/server/http/methods'
import { listResponse, readQuery } from '@/server/http/responses'
import { adminRoute } from '@/server/http/route-guards'
import { listSettlementRows } from '@/server/settlements/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => {
    const query = readQuery(req, settlementRowListQuery)
    return listResponse(await noteExport('settlement-rows', query, await listSettlementRows(query)))
  }),
})
