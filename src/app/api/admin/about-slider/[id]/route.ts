import { slideForm } from '@/domain/slider'
import { offer } from '@/server/http/methods'
import { readExpectedVersion } from '@/server/http/responses'
import { adminRoute, readBody } from '@/server/http/route-guards'
import { slides } from '@/server/slides/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  PUT: adminRoute(async ({ req, params: { id } }) => {
    const input = await readBody(req, slideForm)
    return Response.json(await slides.update({ id, input, expected: readExpectedVersion(req) }))
  }),
  DELETE: adminRoute(async ({ params: { id } }) => Response.json(await slides.remove(id))),
})
