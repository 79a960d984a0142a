import { once } from 'node:events'
import net from 'node:net'

/** A line to a server of this machine that can be cut. */
export type TcpLine = {
  port: number
  /** Ends all connections and takes no new ones. */
  cut(): Promise<void>
  /** Takes connections again. */
  restore(): Promise<void>
}

/** Leads the connections of a port of its own to another one. */
export async function startTcpLine(toPort: number): Promise<TcpLine> {
  const sockets = new Set<net.Socket>()
  const keep = (socket: net.Socket) => {
    sockets.add(socket)
    // A connection that breaks is the point of it.
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  let server = net.createServer()
  let port = 0
  const restore = async () => {
    server = net.createServer((from) => {
      const to = net.connect(toPort, '127.0.0.1')
      keep(from)
      keep(to)
      from.pipe(to).pipe(from)
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await restore()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  port = address.port
  return {
    port,
    restore,
    async cut() {
      if (!server.listening) return
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
