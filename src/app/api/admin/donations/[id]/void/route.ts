import { toDonationDto } from '@/server/donations/service'
import { offer } from '@/server/http/methods'
import { adminRoute } from '@/server/http/route-guards'
import { requireDonation, voidGift } from '@/server/payments/gifts'
import { runMoneyRequest } from '@/server/payments/money-requests'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  POST: adminRoute(async ({ req, params: { id }, user }) => {
    await requireDonation(id)
    const voided = await runMoneyRequest(req, {
      call: 'void',
      subjectId: id,
      user,
      act: (request) => voidGift(id, request),
      read: () => requireDonation(id),
    })
    return Response.json(toDonationDto(voided))
  }),
})
