import { volunteerPatch } from '@/domain/volunteer'
import { readExpectedVersion } from '@/server/answers'
import { adminRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'
import { deleteVolunteer, updateVolunteer } from '@/server/volunteers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  PATCH: adminRoute(async ({ req, params: { id } }) => {
    const input = await readBody(req, volunteerPatch)
    return Response.json(await updateVolunteer({ id, input, expected: readExpectedVersion(req) }))
  }),
  DELETE: adminRoute(async ({ params: { id } }) => Response.json(await deleteVolunteer(id))),
})
