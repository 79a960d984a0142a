import { handlersAt } from '@/server/http/handlers'
import { settlementRoutes } from '@/server/settlements/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/admin/settlements',
  settlementRoutes,
)
