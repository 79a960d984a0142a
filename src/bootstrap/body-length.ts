import type { ServerResponse } from 'node:http'
import { BODY_LENGTH_HEADER } from '@/lib/body-length'

/** Sends the length that a route has set in BODY_LENGTH_HEADER as `Content-Length`. */
export function sendBodyLength(res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  // Node itself calls this if nobody writes the head of the response.
  res.writeHead = (...args: unknown[]) => {
    const length = res.getHeader(BODY_LENGTH_HEADER)
    res.removeHeader(BODY_LENGTH_HEADER)
    // A compressed body has another length.
    if (length !== undefined && !res.hasHeader('content-encoding')) {
      res.setHeader('Content-Length', length)
    }
    return writeHead(...args)
  }
}
