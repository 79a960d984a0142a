import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Finds a free loopback port, so that every run and every server has its own. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenOnLoopback(server)
  server.close()
  await once(server, 'close')
  return port
}

/** Starts a server on loopback, by default on a free port. @returns the port. */
export async function listenOnLoopback(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
