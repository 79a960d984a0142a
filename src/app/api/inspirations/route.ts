import { publicAnswer, readLocale } from '@/server/answers'
import { publicRoute } from '@/server/http'
import { listInspirations } from '@/server/inspiring-people'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: publicRoute(async ({ req }) => publicAnswer(req, await listInspirations(readLocale(req)))),
})
