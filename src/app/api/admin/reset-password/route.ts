import { resetPasswordForm } from '@/domain/account'
import { resetPassword } from '@/server/accounts/reset-password'
import { successAnswerBody } from '@/server/answers'
import { publicRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(
    async ({ req }) => {
      await resetPassword(await readBody(req, resetPasswordForm))
      return Response.json(successAnswerBody, { headers: { 'Cache-Control': 'no-store' } })
    },
    { limit: 'newPasswords' },
  ),
})
