import { contactRoutes } from '@/server/contacts/routes'
import { handlersAt } from '@/server/http/handlers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/admin/contacts',
  contactRoutes,
)
