import { paymentClaimForm } from '@/domain/donation'
import { withSpamTrap } from '@/domain/spam-trap'
import { brake } from '@/server/http/brake'
import { offer } from '@/server/http/methods'
import { limitReference } from '@/server/http/rate-limits'
import { created, readLocale } from '@/server/http/responses'
import { publicRoute, readBody } from '@/server/http/route-guards'
import { createPaymentClaim } from '@/server/payments/claims'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(
    async ({ req }) => {
      const input = await readBody(req, withSpamTrap(paymentClaimForm()))
      await brake('claims')
      await limitReference(input.values.reference)
      const claimNumber = await createPaymentClaim(input, readLocale(req))
      return created({ success: true, claimNumber })
    },
    { limit: 'claims' },
  ),
})
