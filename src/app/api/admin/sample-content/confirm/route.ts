import { handlersAt } from '@/server/http/handlers'
import { sampleContentRoutes } from '@/server/sample-content/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/admin/sample-content/confirm',
  sampleContentRoutes,
)
