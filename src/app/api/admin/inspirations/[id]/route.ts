import { inspirationForm } from '@/domain/inspiration'
import { offer } from '@/server/http/methods'
import { readExpectedVersion } from '@/server/http/responses'
import { adminRoute, readBody } from '@/server/http/route-guards'
import { inspirations } from '@/server/inspirations/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  PUT: adminRoute(async ({ req, params: { id } }) => {
    const input = await readBody(req, inspirationForm)
    return Response.json(
      await inspirations.update({ id, input, expected: readExpectedVersion(req) }),
    )
  }),
  DELETE: adminRoute(async ({ params: { id } }) => Response.json(await inspirations.remove(id))),
})
