import { needsSecondFactor } from '@/cms/accounts/session-guard'
import { findUser } from '../accounts/session-user'

/** Whether a call that anyone may make comes from an admin, whose response contains more. */
export async function isFromAdmin(req: Request): Promise<boolean> {
  const user = await findUser(req.headers)
  return user?.role === 'admin' && !needsSecondFactor(user)
}
