import { resetPasswordForm } from '@/domain/account'
import { resetPassword } from '@/server/accounts/reset-password'
import { offer } from '@/server/http/methods'
import { successBody } from '@/server/http/responses'
import { publicRoute, readBody } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(
    async ({ req }) => {
      await resetPassword(await readBody(req, resetPasswordForm))
      return Response.json(successBody, { headers: { 'Cache-Control': 'no-store' } })
    },
    { limit: 'newPasswords' },
  ),
})
