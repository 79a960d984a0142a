import { toSessionDto } from '@/server/accounts/session'
import { offer } from '@/server/http/methods'
import { publicRoute, requireSession } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  // For editors, too: /admin-login sends them on to the panel.
  GET: publicRoute(async ({ req }) =>
    Response.json(toSessionDto(await requireSession(req)), {
      headers: { 'Cache-Control': 'no-store' },
    }),
  ),
})
