import { postForm } from '@/domain/post'
import { posts } from '@/server/activities'
import { created, listAnswer, readListQuery } from '@/server/answers'
import { adminRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => listAnswer(await posts.list(readListQuery(req)))),
  POST: adminRoute(async ({ req }) => created(await posts.create(await readBody(req, postForm)))),
})
