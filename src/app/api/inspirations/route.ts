import { offer } from '@/server/http/methods'
import { publicResponse, readLocale } from '@/server/http/responses'
import { publicRoute } from '@/server/http/route-guards'
import { listInspirations } from '@/server/inspirations/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: publicRoute(async ({ req }) => publicResponse(req, await listInspirations(readLocale(req)))),
})
