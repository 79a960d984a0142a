import { handlersAt } from '@/server/http/handlers'
import { inspirationRoutes } from '@/server/inspirations/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/admin/inspirations/{id}',
  inspirationRoutes,
)
