import { checkHealth } from '@/server/health/service'
import { offer } from '@/server/http/methods'
import { publicRoute } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: publicRoute(async () => {
    await checkHealth()
    return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
  }),
})
