import { slideForm } from '@/domain/slider'
import { created, listAnswer, readListQuery } from '@/server/answers'
import { adminRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'
import { slides } from '@/server/slides'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => listAnswer(await slides.list(readListQuery(req)))),
  POST: adminRoute(async ({ req }) => created(await slides.create(await readBody(req, slideForm)))),
})
