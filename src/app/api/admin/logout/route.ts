import { logOut } from '@/server/accounts/session'
import { offer } from '@/server/http/methods'
import { publicRoute } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(async ({ req }) =>
    Response.json(
      { success: true },
      { headers: { 'Set-Cookie': await logOut(req), 'Cache-Control': 'no-store' } },
    ),
  ),
})
