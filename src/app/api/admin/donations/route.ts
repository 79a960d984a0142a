import { datedListQuery } from '@/domain/list-query'
import { listAnswer, readQuery } from '@/server/answers'
import { listDonations } from '@/server/donations'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) =>
    listAnswer(await listDonations(readQuery(req, datedListQuery))),
  ),
})
