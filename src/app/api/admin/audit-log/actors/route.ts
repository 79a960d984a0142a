import { listAuditActors } from '@/server/audit/list-audit'
import { offer } from '@/server/http/methods'
import { adminRoute } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async () => Response.json(await listAuditActors())),
})
