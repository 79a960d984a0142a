import { auditQuery } from '@/domain/audit'
import { listAnswer, readQuery } from '@/server/answers'
import { listAudit } from '@/server/audit/list-audit'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => listAnswer(await listAudit(readQuery(req, auditQuery)))),
})
