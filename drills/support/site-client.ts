import { parseJson } from '@/lib/parse-json'

/** A response and its time in milliseconds; null if none came: the server died, or is silent. */
export type Answer = { status: number; body: Record<string, unknown>; ms: number } | null

type Sent = {
  body?: object
  cookie?: string
  headers?: Record<string, string>
  /** Longer than any response of the site takes. */
  limitMs?: number
}

const LIMIT_MS = 60_000

/** Sends a request like a browser on the site's own pages. Never throws. */
export async function send(
  url: string,
  method: string,
  path: string,
  { body, cookie, headers = {}, limitMs = LIMIT_MS }: Sent = {},
): Promise<Answer> {
  const isForm = body instanceof FormData
  const startedAt = performance.now()
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        Origin: url,
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
        ...(cookie && { Cookie: cookie }),
        ...headers,
      },
      body: isForm ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(limitMs),
    })
    const text = await response.text()
    return { status: response.status, body: parse(text), ms: performance.now() - startedAt }
  } catch {
    return null
  }
}

/** Describes a response: its status, and its message if it has one. */
export function describeAnswer(answer: Answer): string {
  if (!answer) return 'no response'
  const { message } = answer.body
  return typeof message === 'string' ? `${answer.status} “${message}”` : String(answer.status)
}

/** Parses JSON; pages, which are not JSON, give an empty object. */
function parse(text: string): Record<string, unknown> {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
