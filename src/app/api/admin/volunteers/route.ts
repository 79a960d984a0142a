import { listAnswer, readListQuery } from '@/server/answers'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { listVolunteers } from '@/server/volunteers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => listAnswer(await listVolunteers(readListQuery(req)))),
})
