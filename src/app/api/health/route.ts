import { checkHealth } from '@/server/health'
import { publicRoute } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: publicRoute(async () => {
    await checkHealth()
    return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
  }),
})
