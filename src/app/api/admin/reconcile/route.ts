import { handlersAt } from '@/server/http/handlers'
import { paymentRoutes } from '@/server/payments/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/admin/reconcile',
  paymentRoutes,
)
