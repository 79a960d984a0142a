import type { IncomingHttpHeaders } from 'node:http'

const READING = ['GET', 'HEAD']
const METHODS = [...READING, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const FILE = /^\/((_next\/static|brand)\/|favicon\.ico$)/

type Refusal = { status: number; headers: Record<string, string>; body: string }

/** Far more than the longest page that an editor writes. */
const MAX_PANEL_BODY_BYTES = 5 * 1024 * 1024
/** The rest of the body is not waited for. */
const HANG_UP = { Connection: 'close' }

/** Whether Next itself serves a file of the build or of `public` at this path. */
export function isFile(path: string): boolean {
  return FILE.test(path)
}

/**
 * The response to a request on which Next itself would fail with 500: a method that
 * the site or a file does not have, or an address with broken escapes; and to a body that nothing
 * here may hold in memory.
 * @param path of the address, without its query.
 * @returns null where Next may have it.
 */
export function refuseRequest(
  method: string | undefined,
  path: string,
  headers: IncomingHttpHeaders = {},
): Refusal | null {
  const methods = isFile(path) ? READING : METHODS
  if (!methods.includes(method ?? '')) {
    return refusal(405, 'Method not allowed', { Allow: methods.join(', ') })
  }
  if (!isDecodable(path)) return refusal(400, 'The request could not be read')
  // Browsers pack no bodies, and what is unpacked here could be of any size.
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    return refusal(415, 'Compressed request bodies are not accepted', HANG_UP)
  }
  return path.startsWith('/cms-api') ? refusePanelBody(headers) : null
}

/** Payload reads a body whole, before it looks at the session; only files have a limit of its own. */
function refusePanelBody(headers: IncomingHttpHeaders): Refusal | null {
  if (headers['content-type']?.startsWith('multipart/form-data')) return null
  if (headers['transfer-encoding']) return refusal(411, 'Content-Length is required', HANG_UP)
  const isTooLarge = Number(headers['content-length'] ?? 0) > MAX_PANEL_BODY_BYTES
  return isTooLarge ? refusal(413, 'The request is too large.', HANG_UP) : null
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): Refusal {
  return {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
    body: JSON.stringify({ message }),
  }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false // a lone % or a broken UTF-8 sequence
  }
}
