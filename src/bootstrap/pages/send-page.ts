import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FinishedPage } from './page-cache'

/** Headers that a 304 omits: the browser keeps the policy of the page that it has. */
const OF_THE_BODY = [
  'content-security-policy',
  'content-length',
  'content-encoding',
  'content-type',
]

/**
 * Sends a finished page with exactly its own headers: in full, or as 304 to a browser that has it.
 * Ranges of a page are never sent; for HEAD, Node omits the body.
 */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { headers, body, status = 200 }: FinishedPage & { status?: number },
): void {
  for (const name of res.getHeaderNames()) res.removeHeader(name)
  const isHeld = status === 200 && holds(req.headers['if-none-match'], headers.etag)
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !(isHeld && OF_THE_BODY.includes(name))) res.setHeader(name, value)
  }
  if (isHeld) res.writeHead(304).end()
  else res.writeHead(status).end(body)
}

/** Whether the page is among those that the browser says it has. */
function holds(ifNoneMatch: string | undefined, etag: unknown): boolean {
  if (!ifNoneMatch || typeof etag !== 'string') return false
  const held = ifNoneMatch.split(',').map((entry) => entry.trim())
  return held.includes('*') || held.some((entry) => weak(entry) === weak(etag))
}

function weak(etag: string): string {
  return etag.replace(/^W\//, '')
}
