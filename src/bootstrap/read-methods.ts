import type { IncomingMessage } from 'node:http'

/** The methods of requests that change nothing. */
export const READ_METHODS = ['GET', 'HEAD']

/** Whether a request only reads. */
export function isReading({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method !== undefined && READ_METHODS.includes(method)
}
