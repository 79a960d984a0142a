import { slideForm } from '@/domain/slider'
import { readExpectedVersion } from '@/server/answers'
import { adminRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'
import { slides } from '@/server/slides'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  PUT: adminRoute(async ({ req, params: { id } }) => {
    const input = await readBody(req, slideForm)
    return Response.json(await slides.update({ id, input, expected: readExpectedVersion(req) }))
  }),
  DELETE: adminRoute(async ({ params: { id } }) => Response.json(await slides.remove(id))),
})
