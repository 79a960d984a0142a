import { offlineGiftForm } from '@/domain/donation'
import { donationListQuery } from '@/domain/list-query'
import { created, listAnswer, readQuery } from '@/server/answers'
import { noteExport } from '@/server/audit/note-export'
import { listDonations, toDonationDto } from '@/server/donations'
import { adminRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'
import { recordGift } from '@/server/payments/gifts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => {
    const query = readQuery(req, donationListQuery)
    return listAnswer(await noteExport('donations', query, await listDonations(query)))
  }),
  POST: adminRoute(async ({ req, user }) =>
    created(toDonationDto(await recordGift(await readBody(req, offlineGiftForm), user.username))),
  ),
})
