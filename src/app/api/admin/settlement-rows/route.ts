import { settlementListQuery } from '@/domain/settlement'
import { listAnswer, readQuery } from '@/server/answers'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { listSettlementRows } from '@/server/settlements'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) =>
    listAnswer(await listSettlementRows(readQuery(req, settlementListQuery))),
  ),
})
