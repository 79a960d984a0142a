import { volunteerPatch } from '@/domain/volunteer'
import { offer } from '@/server/http/methods'
import { readExpectedVersion } from '@/server/http/responses'
import { adminRoute, readBody } from '@/server/http/route-guards'
import { deleteVolunteer, updateVolunteer } from '@/server/volunteers/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  PATCH: adminRoute(async ({ req, params: { id } }) => {
    const input = await readBody(req, volunteerPatch)
    return Response.json(await updateVolunteer({ id, input, expected: readExpectedVersion(req) }))
  }),
  DELETE: adminRoute(async ({ params: { id } }) => Response.json(await deleteVolunteer(id))),
})
