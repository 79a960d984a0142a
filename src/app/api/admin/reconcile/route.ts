import { offer } from '@/server/http/methods'
import { adminRoute } from '@/server/http/route-guards'
import { reconcile } from '@/server/payments/reconcile'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: adminRoute(async () => Response.json(await reconcile(new Date(), { isAll: true }))),
})
