import net from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { listenOnLoopback } from '../../../tests/support/ports'
import { sendWithin, smtpTransport } from './smtp-transport'

const sockets = new Set<net.Socket>()
let server: net.Server | undefined
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server?.close()
})

/** Starts a mail server that accepts everything, but responds to a letter byte by byte and never ends. */
async function startDrippingServer(): Promise<string> {
  server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    socket.write('220 practice\r\n')
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (text.endsWith('\r\n.\r\n')) {
        const drip = setInterval(() => socket.write('2'), 20)
        socket.on('close', () => clearInterval(drip))
      } else socket.write(/^DATA/i.test(text) ? '354 go on\r\n' : '250 fine\r\n')
    })
  })
  return `smtp://127.0.0.1:${await listenOnLoopback(server)}`
}

test('a mail server that says nothing is given up on', () => {
  const { options } = smtpTransport('smtp://post:secret@mail.test:2525')
  expect(options).toMatchObject({
    host: 'mail.test',
    port: 2525,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 20_000,
  })
})

test('so is one that responds byte by byte without end', async () => {
  const transport = smtpTransport(await startDrippingServer())
  const mail = { from: 'office@example.org', to: 'asha@example.org', text: 'Thank you' }
  await expect(sendWithin(transport, mail, 300)).rejects.toMatchObject({
    code: 'ETIMEDOUT',
    message: 'The mail server took too long to respond',
  })
  await expect.poll(() => sockets.size).toBe(0)
})
