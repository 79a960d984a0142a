import { toSessionDto } from '@/server/admin-session'
import { publicRoute, requireSession } from '@/server/http'

export const dynamic = 'force-dynamic'

// For editors, too: /admin-login sends them on to the panel.
export const GET = publicRoute(async ({ req }) =>
  Response.json(toSessionDto(await requireSession(req)), {
    headers: { 'Cache-Control': 'no-store' },
  }),
)
