import type { ServerResponse } from 'node:http'
import { BODY_LENGTH_HEADER } from '@/lib/body-length'
import { beforeHead } from './before-head'

/** Sends the length that a route has set in BODY_LENGTH_HEADER as `Content-Length`. */
export function sendBodyLength(res: ServerResponse): void {
  beforeHead(res, () => {
    const length = res.getHeader(BODY_LENGTH_HEADER)
    res.removeHeader(BODY_LENGTH_HEADER)
    // A compressed body has another length.
    if (length !== undefined && !res.hasHeader('content-encoding')) {
      res.setHeader('Content-Length', length)
    }
  })
}
