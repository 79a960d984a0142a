import { inspirationForm } from '@/domain/inspiration'
import { readExpectedVersion } from '@/server/answers'
import { adminRoute, readBody } from '@/server/http'
import { inspirations } from '@/server/inspiring-people'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  PUT: adminRoute(async ({ req, params: { id } }) => {
    const input = await readBody(req, inspirationForm)
    return Response.json(
      await inspirations.update({ id, input, expected: readExpectedVersion(req) }),
    )
  }),
  DELETE: adminRoute(async ({ params: { id } }) => Response.json(await inspirations.remove(id))),
})
