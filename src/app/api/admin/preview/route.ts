import { handlersAt } from '@/server/http/handlers'
import { pageRoutes } from '@/server/pages/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/admin/preview',
  pageRoutes,
)
