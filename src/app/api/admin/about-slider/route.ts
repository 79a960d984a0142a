import { slideForm } from '@/domain/slider'
import { offer } from '@/server/http/methods'
import { created, listResponse, readListQuery } from '@/server/http/responses'
import { adminRoute, readBody } from '@/server/http/route-guards'
import { slides } from '@/server/slides/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => listResponse(await slides.list(readListQuery(req)))),
  POST: adminRoute(async ({ req }) => created(await slides.create(await readBody(req, slideForm)))),
})
