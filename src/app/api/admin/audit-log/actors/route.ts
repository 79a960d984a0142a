import { auditRoutes } from '@/server/audit/routes'
import { handlersAt } from '@/server/http/handlers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/admin/audit-log/actors',
  auditRoutes,
)
