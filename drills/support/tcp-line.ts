import { once } from 'node:events'
import net from 'node:net'

/** A TCP connection to a server on this machine that can be cut. */
export type TcpLine = {
  port: number
  /** Closes all connections and accepts no new ones. */
  cut(): Promise<void>
  /** Accepts connections again. */
  restore(): Promise<void>
}

/** Forwards connections from a new port to another one. */
export async function startTcpLine(toPort: number): Promise<TcpLine> {
  const sockets = new Set<net.Socket>()
  const keep = (socket: net.Socket) => {
    sockets.add(socket)
    // Broken connections are expected here.
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
