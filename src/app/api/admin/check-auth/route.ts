import { toSessionDto } from '@/server/admin-session'
import { publicRoute, requireSession } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  // For editors, too: /admin-login sends them on to the panel.
  GET: publicRoute(async ({ req }) =>
    Response.json(toSessionDto(await requireSession(req)), {
      headers: { 'Cache-Control': 'no-store' },
    }),
  ),
})
