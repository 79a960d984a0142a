import { forgotPasswordForm } from '@/domain/account'
import { requestReset } from '@/server/accounts/reset-password'
import { readLocale, successAnswerBody } from '@/server/answers'
import { publicRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(
    async ({ req }) => {
      requestReset(await readBody(req, forgotPasswordForm), readLocale(req))
      return Response.json(successAnswerBody, { headers: { 'Cache-Control': 'no-store' } })
    },
    { limit: 'passwordResets' },
  ),
})
