import { handlersAt } from '@/server/http/handlers'
import { postRoutes } from '@/server/posts/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt('/api/posts', postRoutes)
