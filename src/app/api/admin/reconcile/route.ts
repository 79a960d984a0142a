import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { reconcile } from '@/server/payments/reconcile'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: adminRoute(async () => Response.json(await reconcile(new Date(), { isAll: true }))),
})
