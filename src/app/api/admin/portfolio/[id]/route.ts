import { portfolioPatch } from '@/domain/portfolio'
import { offer } from '@/server/http/methods'
import { readExpectedVersion } from '@/server/http/responses'
import { adminRoute, readBody } from '@/server/http/route-guards'
import { portfolioItems } from '@/server/portfolio/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  PATCH: adminRoute(async ({ req, params: { id } }) => {
    const input = await readBody(req, portfolioPatch)
    return Response.json(
      await portfolioItems.update({ id, input, expected: readExpectedVersion(req) }),
    )
  }),
  DELETE: adminRoute(async ({ params: { id } }) => Response.json(await portfolioItems.remove(id))),
})
