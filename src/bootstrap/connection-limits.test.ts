import { once } from 'node:events'
import type http from 'node:http'
import net from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { CONNECTION_LIMITS, createLimitedServer } from './connection-limits'

const LIMITS = {
  headersMs: 300,
  requestMs: 600,
  idleMs: 10_000,
  keepAliveMs: 10_000,
  maxConnections: 2,
  checkEveryMs: 50,
}
const DRIP_EVERY_MS = 50

let server: http.Server
let port = 0
const sockets: net.Socket[] = []
const drips: NodeJS.Timeout[] = []

async function start(limits = LIMITS): Promise<void> {
  server = createLimitedServer((req, res) => {
    req.resume()
    req.on('error', () => undefined)
    req.on('end', () => res.end('whole'))
  }, limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  port = address.port
}

afterEach(() => {
  for (const drip of drips.splice(0)) clearInterval(drip)
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  server.close()
})

/**
 * Sends a beginning, then one byte at a time.
 * @returns what the server sent until it hung up.
 */
async function drip(beginning: string, byte: string): Promise<string> {
  const socket = connect()
  socket.write(beginning)
  drips.push(setInterval(() => socket.writable && socket.write(byte), DRIP_EVERY_MS))
  return answerOn(socket)
}

function connect(): net.Socket {
  const socket = net.connect(port, '127.0.0.1').setEncoding('utf8')
  socket.on('error', () => undefined)
  sockets.push(socket)
  return socket
}

async function answerOn(socket: net.Socket): Promise<string> {
  let response = ''
  socket.on('data', (chunk) => {
    response += chunk
  })
  await once(socket, 'close')
  return response
}

const POST = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n'

describe('a limited server', () => {
  it('drops a request whose headers arrive too slowly', async () => {
    await start()
    expect(await drip('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', 'a')).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('drops a request whose body arrives too slowly', async () => {
    await start()
    expect(await drip(POST, 'a')).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('responds to a slow body that is complete in time', async () => {
    await start({ ...LIMITS, requestMs: 60_000 })
    const socket = connect()
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 12\r\n\r\n')
    let left = 12
    drips.push(setInterval(() => left-- > 0 && socket.write('a'), DRIP_EVERY_MS))
    expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*whole$/)
  })

  it('drops a client that does not read the response', async () => {
    await start({ ...LIMITS, idleMs: 200 })
    server.removeAllListeners('request')
    server.on('request', (_req, res) => res.write('a'.repeat(64 * 1024 * 1024)))
    const socket = connect()
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    socket.pause()
    const [, peer] = await Promise.all([once(socket, 'connect'), once(server, 'connection')])
    await once(peer[0], 'close')
  })

  it('serves a visitor while a thousand connections are idle', async () => {
    await start(CONNECTION_LIMITS)
    const idle = Array.from({ length: 1_000 }, connect)
    await Promise.all(idle.map((socket) => once(socket, 'connect')))
    const visitor = connect()
    visitor.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    expect(await answerOn(visitor)).toMatch(/whole$/)
  })

  it('drops connections over the limit, and accepts new ones when there is room', async () => {
    await start({ ...LIMITS, headersMs: 60_000, requestMs: 60_000 })
    const held = [connect(), connect()]
    await Promise.all(held.map((socket) => once(socket, 'connect')))
    const turnedAway = connect()
    await once(turnedAway, 'close')
    held[0]?.destroy()
    await expect
      .poll(async () => {
        const socket = connect()
        socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
        return answerOn(socket)
      })
      .toMatch(/whole$/)
  })
})
