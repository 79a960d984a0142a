import { firstRunRoutes } from '@/server/first-run/routes'
import { handlersAt } from '@/server/http/handlers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/admin/test-mail',
  firstRunRoutes,
)
