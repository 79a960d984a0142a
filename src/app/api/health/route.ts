import { checkHealth } from '@/server/health'
import { publicRoute } from '@/server/http'

export const dynamic = 'force-dynamic'

export const GET = publicRoute(async () => {
  await checkHealth()
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
})
