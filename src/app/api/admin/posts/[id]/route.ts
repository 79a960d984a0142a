import { postPatch } from '@/domain/post'
import { posts } from '@/server/activities'
import { readExpectedVersion } from '@/server/answers'
import { adminRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  PATCH: adminRoute(async ({ req, params: { id } }) => {
    const input = await readBody(req, postPatch)
    return Response.json(await posts.update({ id, input, expected: readExpectedVersion(req) }))
  }),
  DELETE: adminRoute(async ({ params: { id } }) => Response.json(await posts.remove(id))),
})
