import { randomBytes } from 'node:crypto'
import { slugs } from '@/cms/slugs'
import { makeLogin, openByLink } from '@/server/my-giving/logins'
import { getPayloadClient } from '@/server/payload-client'

let donors = 0

/** Creates a gift of ₹500 from a new mailbox. @returns the address and the gift's id. */
export async function makeDonor(): Promise<{ email: string; giftId: string }> {
  donors += 1
  const email = `donor-of-${donors}@example.org`
  const payload = await getPayloadClient()
  const { id } = await payload.create({
    collection: slugs.donations,
    data: { donorName: 'Asha', email, amountPaise: 50_000, paymentMethod: 'UPI' },
    overrideAccess: true,
  })
  return { email, giftId: id }
}

/** Creates a login e-mail: the secret of its link, its code, and the cookie of the requesting browser. */
export async function makeDonorMail(email: string) {
  const browser = randomBytes(32).toString('base64url')
  const { token, code } = await makeLogin(email, browser)
  return { token, code, cookie: `manavta-giving-asked=${browser}` }
}

/** Returns the cookie of an open My giving session. */
export async function donorCookie(email: string): Promise<string> {
  const { token } = await makeDonorMail(email)
  const [session = ''] = await openByLink(token)
  return session.split(';')[0] ?? ''
}
