import { getDonationStats } from '@/server/donations'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async () => Response.json(await getDonationStats())),
})
