import { logOut } from '@/server/admin-session'
import { publicRoute } from '@/server/http'

export const POST = publicRoute(async ({ req }) =>
  Response.json(
    { success: true },
    { headers: { 'Set-Cookie': await logOut(req), 'Cache-Control': 'no-store' } },
  ),
)
