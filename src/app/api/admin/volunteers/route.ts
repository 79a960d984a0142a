import { handlersAt } from '@/server/http/handlers'
import { volunteerRoutes } from '@/server/volunteers/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/admin/volunteers',
  volunteerRoutes,
)
