import { handlersAt } from '@/server/http/handlers'
import { transactionRoutes } from '@/server/transactions/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/admin/transactions/{id}/accept',
  transactionRoutes,
)
