import { handlersAt } from '@/server/http/handlers'
import { pictureRoutes } from '@/server/pictures/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/upload',
  pictureRoutes,
)
