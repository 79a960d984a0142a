import { handlersAt } from '@/server/http/handlers'
import { slideRoutes } from '@/server/slides/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/admin/about-slider/{id}',
  slideRoutes,
)
