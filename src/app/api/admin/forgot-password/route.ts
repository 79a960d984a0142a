import { accountRoutes } from '@/server/accounts/routes'
import { handlersAt } from '@/server/http/handlers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/admin/forgot-password',
  accountRoutes,
)
