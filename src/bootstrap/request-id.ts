import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '@/lib/request-id'
import { beforeHead } from './before-head'

/**
 * Gives a request an id, which the log uses and which a failing response carries. Successful pages
 * carry none: they are cached and sent for many requests.
 */
export function nameRequest(req: IncomingMessage, res: ServerResponse): void {
  const requestId = randomUUID()
  req.headers[REQUEST_ID_HEADER] = requestId
  beforeHead(res, (status) => {
    if (status >= 500 && !res.hasHeader(REQUEST_ID_HEADER)) {
      res.setHeader(REQUEST_ID_HEADER, requestId)
    }
  })
}
