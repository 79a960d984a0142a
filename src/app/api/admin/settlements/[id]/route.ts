import { offer } from '@/server/http/methods'
import { adminRoute } from '@/server/http/route-guards'
import { getSettlement } from '@/server/settlements/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  GET: adminRoute(async ({ params: { id } }) => Response.json(await getSettlement(id))),
})
