import type { IncomingMessage, ServerResponse } from 'node:http'
import { GatewayError } from './gateway-error'

const BODY_LIMIT_BYTES = 100_000

/** The parts of a request that calls need. */
export type CallRequest = {
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: unknown
}

/** A response to write: JSON if `body` is not text. */
export type CallResponse = {
  status?: number
  type?: string
  body: unknown
  headers?: Record<string, string>
}

/**
 * Reads a request to its end.
 * @throws GatewayError 400 if the body is not JSON, 413 if it is too long.
 */
export async function readRequest(req: IncomingMessage): Promise<CallRequest> {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://gateway')
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of req) {
    length += chunk.length
    if (length > BODY_LIMIT_BYTES) throw new GatewayError('The body is too long', { status: 413 })
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  return { path: pathname, query: searchParams, headers: req.headers, body: parseJson(text) }
}

/** Writes a response, unless the client is gone. */
export function writeResponse(res: ServerResponse, response: CallResponse): void {
  if (res.destroyed) return
  const isText = typeof response.body === 'string'
  res.writeHead(response.status ?? 200, {
    'Content-Type': response.type ?? 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...response.headers,
  })
  res.end(isText ? response.body : JSON.stringify(response.body))
}

/** Returns the response for a GatewayError; any other error is a bug in the simulator. */
export function toErrorResponse(error: unknown): CallResponse {
  if (error instanceof GatewayError) return { status: error.status, body: error.body }
  console.error(error)
  return serverError()
}

/** The API's response to an internal error. */
export function serverError(): CallResponse {
  const { body } = new GatewayError(
    'We are facing some trouble completing your request at the moment. Please try again shortly.',
    { code: 'SERVER_ERROR', source: 'NA', step: 'NA', reason: 'NA' },
  )
  return { status: 500, body }
}

/** The response of a proxy in front of the API if the API is down. */
export function nonsense(): CallResponse {
  return {
    status: 502,
    type: 'text/html',
    body: '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body><center><h1>502 Bad Gateway</h1></center></body>\r\n</html>\r\n',
  }
}

function parseJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new GatewayError('The request body is not valid JSON')
  }
}
