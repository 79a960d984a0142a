import { getDonationStats } from '@/server/donations/service'
import { offer } from '@/server/http/methods'
import { adminRoute } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async () => Response.json(await getDonationStats())),
})
