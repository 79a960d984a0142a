import { publicAnswer, readLocale } from '@/server/answers'
import { publicRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { listPortfolioItems } from '@/server/portfolio-items'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: publicRoute(async ({ req }) => publicAnswer(req, await listPortfolioItems(readLocale(req)))),
})
