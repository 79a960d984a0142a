import { portfolioForm } from '@/domain/portfolio'
import { created, listAnswer, readListQuery } from '@/server/answers'
import { adminRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'
import { portfolioItems } from '@/server/portfolio-items'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => listAnswer(await portfolioItems.list(readListQuery(req)))),
  POST: adminRoute(async ({ req }) =>
    created(await portfolioItems.create(await readBody(req, portfolioForm))),
  ),
})
