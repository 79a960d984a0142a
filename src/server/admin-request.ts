import { getPayloadClient } from './payload-client'

/** Whether a call that anyone may make comes from an admin, who gets more of it. */
export async function isFromAdmin(req: Request): Promise<boolean> {
  const payload = await getPayloadClient()
  const { user } = await payload.auth({ headers: req.headers })
  return user?.role === 'admin'
}
