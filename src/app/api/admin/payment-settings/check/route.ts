import { handlersAt } from '@/server/http/handlers'
import { paymentSettingsRoutes } from '@/server/payment-settings/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(
  '/api/admin/payment-settings/check',
  paymentSettingsRoutes,
)
