import { publicRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { takeInDonor } from '@/server/payment-callback'

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
