import { contactPatch } from '@/domain/contact'
import { readExpectedVersion } from '@/server/answers'
import { updateContact } from '@/server/contacts'
import { adminRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  PATCH: adminRoute(async ({ req, params: { id } }) => {
    const input = await readBody(req, contactPatch)
    return Response.json(await updateContact({ id, input, expected: readExpectedVersion(req) }))
  }),
})
