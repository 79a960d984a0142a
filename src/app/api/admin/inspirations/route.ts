import { inspirationForm } from '@/domain/inspiration'
import { created, listAnswer, readListQuery } from '@/server/answers'
import { adminRoute, readBody } from '@/server/http'
import { inspirations } from '@/server/inspiring-people'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => listAnswer(await inspirations.list(readListQuery(req)))),
  POST: adminRoute(async ({ req }) =>
    created(await inspirations.create(await readBody(req, inspirationForm))),
  ),
})
