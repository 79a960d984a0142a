import { handlersAt } from '@/server/http/handlers'
import { portfolioRoutes } from '@/server/portfolio/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/admin/portfolio',
  portfolioRoutes,
)
