import { portfolioPatch } from '@/domain/portfolio'
import { readExpectedVersion } from '@/server/answers'
import { adminRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'
import { portfolioItems } from '@/server/portfolio-items'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  PATCH: adminRoute(async ({ req, params: { id } }) => {
    const input = await readBody(req, portfolioPatch)
    return Response.json(
      await portfolioItems.update({ id, input, expected: readExpectedVersion(req) }),
    )
  }),
  DELETE: adminRoute(async ({ params: { id } }) => Response.json(await portfolioItems.remove(id))),
})
