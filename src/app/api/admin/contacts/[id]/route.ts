import { contactPatch } from '@/domain/contact'
import { updateContact } from '@/server/contacts/service'
import { offer } from '@/server/http/methods'
import { readExpectedVersion } from '@/server/http/responses'
import { adminRoute, readBody } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  PATCH: adminRoute(async ({ req, params: { id } }) => {
    const input = await readBody(req, contactPatch)
    return Response.json(await updateContact({ id, input, expected: readExpectedVersion(req) }))
  }),
})
