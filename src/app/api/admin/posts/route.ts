import { postForm } from '@/domain/post'
import { offer } from '@/server/http/methods'
import { created, listResponse, readListQuery } from '@/server/http/responses'
import { adminRoute, readBody } from '@/server/http/route-guards'
import { posts } from '@/server/posts/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => listResponse(await posts.list(readListQuery(req)))),
  POST: adminRoute(async ({ req }) => created(await posts.create(await readBody(req, postForm)))),
})
