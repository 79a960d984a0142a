import { randomUUID } from 'node:crypto'
import { TEST_ADMIN } from '../../tests/support/app-server'

/** Builds a JSON request like a page of the site at `origin`. */
export function jsonOf(
  origin: string,
  body: unknown,
  more: { cookie?: string; method?: string } = {},
) {
  return {
    method: more.method ?? 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: origin,
      ...(more.cookie && { Cookie: more.cookie }),
    },
    body: JSON.stringify(body),
  }
}

/**
 * Logs the admin in.
 * @param url where the server listens.
 * @param origin the address of the site, if it is different.
 * @returns the session's cookie.
 * @throws Error if the login is refused.
 */
export async function logInAdmin(url: string, origin = url): Promise<string> {
  const response = await fetch(`${url}/api/admin/login`, jsonOf(origin, TEST_ADMIN))
  const text = await response.text()
  if (!response.ok) throw new Error(`The login answered ${response.status}: ${text}`)
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** A message of the contact form. */
export function messageFrom(index: number) {
  return {
    name: `Visitor ${index}`,
    email: `visitor${index}@example.org`,
    subject: 'Support',
    message: `A question, the ${index}th of this drill`,
  }
}

/** A gift as the donation form sends it, with its own attempt id. */
export function giftFrom(index: number) {
  return {
    donorName: `Donor ${index}`,
    email: `donor${index}@example.org`,
    phone: '9876543210',
    amount: 500,
    attemptId: randomUUID(),
  }
}
