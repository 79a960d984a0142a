import { forgotPasswordForm } from '@/domain/account'
import { requestReset } from '@/server/accounts/reset-password'
import { offer } from '@/server/http/methods'
import { readLocale, successBody } from '@/server/http/responses'
import { publicRoute, readBody } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(
    async ({ req }) => {
      requestReset(await readBody(req, forgotPasswordForm), readLocale(req))
      return Response.json(successBody, { headers: { 'Cache-Control': 'no-store' } })
    },
    { limit: 'passwordResets' },
  ),
})
