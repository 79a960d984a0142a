import { accountPatch } from '@/domain/account'
import { changeAccount, getAccount } from '@/server/accounts/own-account'
import { requireRecentPassword } from '@/server/accounts/step-up'
import { offer } from '@/server/http/methods'
import { readBody, sessionRoute } from '@/server/http/route-guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: sessionRoute(async ({ user }) => Response.json(await getAccount(user)), {
    isOpenBeforeSetUp: true,
  }),
  PATCH: sessionRoute(async ({ req, user }) => {
    const patch = await readBody(req, accountPatch)
    // Whoever has the mailbox can set a new password.
    await requireRecentPassword(req)
    return Response.json(await changeAccount(user, patch))
  }),
})
