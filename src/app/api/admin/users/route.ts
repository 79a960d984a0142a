import { listColleagues } from '@/server/accounts/colleagues'
import { offer } from '@/server/http/methods'
import { adminRoute } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async () => Response.json(await listColleagues())),
})
