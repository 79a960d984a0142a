import type { ServerResponse } from 'node:http'

/**
 * Calls `change` right before the head of a response is written, while headers can still be set.
 * @param change gets the status of the response.
 */
export function beforeHead(res: ServerResponse, change: (status: number) => void): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  // Node itself calls this if nobody writes the head of the response.
  res.writeHead = (status: number, ...rest: unknown[]) => {
    change(status)
    return writeHead(status, ...rest)
  }
}
