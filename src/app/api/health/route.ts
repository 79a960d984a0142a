import { healthRoutes } from '@/server/health/routes'
import { handlersAt } from '@/server/http/handlers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/health',
  healthRoutes,
)
