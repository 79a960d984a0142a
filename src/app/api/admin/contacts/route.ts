import { contactListQuery } from '@/domain/contact'
import { listAnswer, readQuery } from '@/server/answers'
import { listContacts } from '@/server/contacts'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) =>
    listAnswer(await listContacts(readQuery(req, contactListQuery))),
  ),
})
