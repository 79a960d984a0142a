import { handlersAt } from '@/server/http/handlers'
import { routes } from '@/server/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/openapi.json',
  routes,
)
