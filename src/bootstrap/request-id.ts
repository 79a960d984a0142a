import { randomUUID } from 'node:crypto'
import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import { REQUEST_ID_HEADER } from '@/lib/request-id'

/**
 * Gives a request an id, which the log uses and which a failing response carries. Successful pages
 * carry none: they are cached and sent for many requests.
 */
export function nameRequest(req: IncomingMessage, res: ServerResponse): void {
  const requestId = randomUUID()
  req.headers[REQUEST_ID_HEADER] = requestId
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  // Node itself calls this if nobody writes the head of the response.
  res.writeHead = (
    status: number,
    ...rest: (string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined)[]
  ) => {
    if (status >= 500 && !res.hasHeader(REQUEST_ID_HEADER)) {
      res.setHeader(REQUEST_ID_HEADER, requestId)
    }
    return writeHead(status, ...rest)
  }
}
