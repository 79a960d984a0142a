import { postPatch } from '@/domain/post'
import { offer } from '@/server/http/methods'
import { readExpectedVersion } from '@/server/http/responses'
import { adminRoute, readBody } from '@/server/http/route-guards'
import { posts } from '@/server/posts/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  PATCH: adminRoute(async ({ req, params: { id } }) => {
    const input = await readBody(req, postPatch)
    return Response.json(await posts.update({ id, input, expected: readExpectedVersion(req) }))
  }),
  DELETE: adminRoute(async ({ params: { id } }) => Response.json(await posts.remove(id))),
})
