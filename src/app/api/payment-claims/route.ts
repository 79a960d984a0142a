import { paymentClaimForm } from '@/domain/donation'
import { withSpamTrap } from '@/domain/spam-trap'
import { created, readLocale, successAnswerBody } from '@/server/answers'
import { brake } from '@/server/brake'
import { publicRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'
import { createPaymentClaim } from '@/server/payments/claims'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(
    async ({ req }) => {
      const input = await readBody(req, withSpamTrap(paymentClaimForm()))
      await brake('claims')
      await createPaymentClaim(input, readLocale(req))
      return created(successAnswerBody)
    },
    { limit: 'claims' },
  ),
})
