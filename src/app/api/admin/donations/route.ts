import { offlineGiftForm } from '@/domain/donation'
import { datedListQuery } from '@/domain/list-query'
import { created, listAnswer, readQuery } from '@/server/answers'
import { listDonations, toDonationDto } from '@/server/donations'
import { adminRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'
import { recordGift } from '@/server/payments/gifts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) =>
    listAnswer(await listDonations(readQuery(req, datedListQuery))),
  ),
  POST: adminRoute(async ({ req, user }) =>
    created(toDonationDto(await recordGift(await readBody(req, offlineGiftForm), user.username))),
  ),
})
