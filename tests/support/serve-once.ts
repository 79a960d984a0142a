import http from 'node:http'
import { onTestFinished } from 'vitest'
import { listenOnLoopback } from './ports'

/** Starts an HTTP server on loopback, which stops when the test ends. @returns its address. */
export async function serveOnce(listener: http.RequestListener): Promise<string> {
  const server = http.createServer(listener)
  const port = await listenOnLoopback(server)
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${port}`
}
