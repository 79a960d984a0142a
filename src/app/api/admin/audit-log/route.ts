import { auditQuery } from '@/domain/audit'
import { listAudit } from '@/server/audit/list-audit'
import { offer } from '@/server/http/methods'
import { listResponse, readQuery } from '@/server/http/responses'
import { adminRoute } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => listResponse(await listAudit(readQuery(req, auditQuery)))),
})
