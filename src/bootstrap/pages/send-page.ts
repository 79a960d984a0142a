import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FinishedPage } from './page-cache'

/** Headers that a 304 omits: the browser keeps the policy of the page that it has. */
const BODY_HEADERS = [
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
  const isNotModified = status === 200 && matchesEtag(req.headers['if-none-match'], headers.etag)
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !(isNotModified && BODY_HEADERS.includes(name)))
      res.setHeader(name, value)
  }
  if (isNotModified) res.writeHead(304).end()
  else res.writeHead(status).end(body)
}

/** Whether the browser already has the page, according to its `If-None-Match`. */
function matchesEtag(ifNoneMatch: string | undefined, etag: unknown): boolean {
  if (!ifNoneMatch || typeof etag !== 'string') return false
  const known = ifNoneMatch.split(',').map((entry) => entry.trim())
  return known.includes('*') || known.some((entry) => weak(entry) === weak(etag))
}

function weak(etag: string): string {
  return etag.replace(/^W\//, '')
}
