import { donationRoutes } from '@/server/donations/routes'
import { handlersAt } from '@/server/http/handlers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/admin/donations/{id}/void',
  donationRoutes,
)
