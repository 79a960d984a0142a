import { toDonationDto } from '@/server/donations'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { voidGift } from '@/server/payments/gifts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer<{ id: string }>({
  POST: adminRoute(async ({ params: { id } }) => Response.json(toDonationDto(await voidGift(id)))),
})
