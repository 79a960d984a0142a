import { portfolioForm } from '@/domain/portfolio'
import { offer } from '@/server/http/methods'
import { created, listResponse, readListQuery } from '@/server/http/responses'
import { adminRoute, readBody } from '@/server/http/route-guards'
import { portfolioItems } from '@/server/portfolio/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => listResponse(await portfolioItems.list(readListQuery(req)))),
  POST: adminRoute(async ({ req }) =>
    created(await portfolioItems.create(await readBody(req, portfolioForm))),
  ),
})
