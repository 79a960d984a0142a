const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

type Refusal = { status: number; headers: Record<string, string>; body: string }

/**
 * The response to a request on which Next itself would fail with 500: a method that
 * the site does not have, or an address with broken escapes.
 * @param path of the address, without its query.
 * @returns null where Next may have it.
 */
export function refuseRequest(method: string | undefined, path: string): Refusal | null {
  if (!METHODS.includes(method ?? '')) {
    return refusal(405, 'Method not allowed', { Allow: METHODS.join(', ') })
  }
  return isDecodable(path) ? null : refusal(400, 'The request could not be read')
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
