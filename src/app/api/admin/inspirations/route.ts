import { inspirationForm } from '@/domain/inspiration'
import { offer } from '@/server/http/methods'
import { created, listResponse, readListQuery } from '@/server/http/responses'
import { adminRoute, readBody } from '@/server/http/route-guards'
import { inspirations } from '@/server/inspirations/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => listResponse(await inspirations.list(readListQuery(req)))),
  POST: adminRoute(async ({ req }) =>
    created(await inspirations.create(await readBody(req, inspirationForm))),
  ),
})
