import { offer } from '@/server/http/methods'
import { publicResponse, readLocale } from '@/server/http/responses'
import { publicRoute } from '@/server/http/route-guards'
import { listPortfolioItems } from '@/server/portfolio/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: publicRoute(async ({ req }) =>
    publicResponse(req, await listPortfolioItems(readLocale(req))),
  ),
})
