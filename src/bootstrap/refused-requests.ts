import type { IncomingHttpHeaders } from 'node:http'
import { READ_METHODS } from './read-methods'

const METHODS = [...READ_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const FILE = /^\/((_next\/static|brand)\/|favicon\.ico$)/

type Refusal = { status: number; headers: Record<string, string>; body: string }

/** Far more than the longest page that an editor writes. */
const MAX_PANEL_BODY_BYTES = 5 * 1024 * 1024
/** The connection is closed without reading the rest of the body. */
const HANG_UP = { Connection: 'close' }

/** Whether Next itself serves a file of the build or of `public` at this path. */
export function isFile(path: string): boolean {
  return FILE.test(path)
}

/**
 * Refuses a request on which Next itself would fail with 500 (a method that the site or a file does
 * not support, an address with malformed escapes), and a body that must not be held in memory.
 * @param path of the address, without its query.
 * @returns the response to send, or null if Next may handle the request.
 */
export function refuseRequest(
  method: string | undefined,
  path: string,
  headers: IncomingHttpHeaders = {},
): Refusal | null {
  const methods = isFile(path) ? READ_METHODS : METHODS
  if (!methods.includes(method ?? '')) {
    return refusal(405, 'Method not allowed', { Allow: methods.join(', ') })
  }
  if (!isDecodable(path)) return refusal(400, 'The request could not be read')
  // Browsers do not compress bodies, and a decompressed body could be of any size.
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    return refusal(415, 'Compressed request bodies are not accepted', HANG_UP)
  }
  return path.startsWith('/cms-api') ? refusePanelBody(headers) : null
}

/** Payload reads a whole body before it checks the session, and limits only the size of files. */
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
