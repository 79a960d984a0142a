import { logOut } from '@/server/admin-session'
import { publicRoute } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(async ({ req }) =>
    Response.json(
      { success: true },
      { headers: { 'Set-Cookie': await logOut(req), 'Cache-Control': 'no-store' } },
    ),
  ),
})
