import { contactListQuery } from '@/domain/contact'
import { listContacts } from '@/server/contacts/service'
import { offer } from '@/server/http/methods'
import { listResponse, readQuery } from '@/server/http/responses'
import { adminRoute } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) =>
    listResponse(await listContacts(readQuery(req, contactListQuery))),
  ),
})
