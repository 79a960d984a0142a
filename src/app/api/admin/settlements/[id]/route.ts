import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { getSettlement } from '@/server/settlements'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  GET: adminRoute(async ({ params: { id } }) => Response.json(await getSettlement(id))),
})
