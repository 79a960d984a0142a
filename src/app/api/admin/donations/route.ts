import { offlineGiftForm } from '@/domain/donation'
import { donationListQuery } from '@/domain/list-query'
import { noteExport } from '@/server/audit/note-export'
import { listDonations, toDonationDto } from '@/server/donations/service'
import { offer } from '@/server/http/methods'
import { created, listResponse, readQuery } from '@/server/http/responses'
import { adminRoute, readBody } from '@/server/http/route-guards'
import { recordGift, requireGift } from '@/server/payments/gifts'
import { runMoneyRequest } from '@/server/payments/money-requests'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => {
    const query = readQuery(req, donationListQuery)
    return listResponse(await noteExport('donations', query, await listDonations(query)))
  }),
  POST: adminRoute(async ({ req, user }) => {
    const body = await readBody(req, offlineGiftForm)
    const gift = await runMoneyRequest(req, {
      call: 'gift',
      body,
      user,
      act: (request) => recordGift(body, request),
      read: (request) => requireGift(request),
    })
    return created(toDonationDto(gift))
  }),
})
