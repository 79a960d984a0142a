import { handlersAt } from '@/server/http/handlers'
import { mailRoutes } from '@/server/mail/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/admin/mails/{id}/retry',
  mailRoutes,
)
