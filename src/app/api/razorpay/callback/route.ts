import { offer } from '@/server/http/methods'
import { publicRoute } from '@/server/http/route-guards'
import { takeInDonor } from '@/server/payments/callback'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(
    async ({ req }) =>
      new Response(null, {
        status: 303,
        headers: { Location: await takeInDonor(req), 'Cache-Control': 'no-store' },
      }),
    { isOpenToOtherSites: true },
  ),
})
