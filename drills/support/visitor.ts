import { randomUUID } from 'node:crypto'

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
