import { settlementListQuery } from '@/domain/settlement'
import { offer } from '@/server/http/methods'
import { listResponse, readQuery } from '@/server/http/responses'
import { adminRoute } from '@/server/http/route-guards'
import { listSettlements } from '@/server/settlements/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) =>
    listResponse(await listSettlements(readQuery(req, settlementListQuery))),
  ),
})
