import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type MailServer, startMailServer } from '../../tests/support/smtp'
import type { FaultRow, FaultSite } from './fault-site'
import { send } from './site-client'

/** A donor must not wait for the mail server. */
const ANSWER_LIMIT_MS = 10_000
const FAULT_MS = 3_000
/** The outbox checks once a minute, and its pauses double from one minute. */
const DELIVERY_LIMIT_MS = 8 * 60_000
const LOOK_EVERY_MS = 1_000

/** The mail server is down, silent, or refuses: in the end each donor must have one e-mail. */
export async function mailFaults(desk: FaultSite, mail: MailServer): Promise<FaultRow[]> {
  const port = Number(new URL(mail.url).port)
  await mail.stop()
  const donors = [await giveDuring(desk, 'No mail server')]
  for (const [name, greeting] of [
    ['Silent mail server', ''],
    ['Refusing mail server', '554 5.3.2 Not now\r\n'],
  ] as const) {
    const server = await startBadServer(port, greeting)
    donors.push(await giveDuring(desk, name))
    await sleep(FAULT_MS)
    await server.stop()
  }
  const status = await send(desk.site.url, 'GET', '/api/admin/status', { cookie: desk.cookie() })
  const { waiting } = (status?.body.mail ?? {}) as { waiting?: number }

  const again = await startMailServer(port)
  const startedAt = performance.now()
  const lettersTo = (donor: string) =>
    again.letters.filter((letter) => letter.includes(`${donor.toLowerCase().replace(' ', '-')}@`))
  const areAllThere = () => donors.every((donor) => lettersTo(donor).length > 0)
  while (!areAllThere() && performance.now() - startedAt < DELIVERY_LIMIT_MS) {
    await sleep(LOOK_EVERY_MS)
  }
  const after = Math.round((performance.now() - startedAt) / 1000)
  for (const donor of donors) {
    const count = lettersTo(donor).length
    desk.expect(`${donor} got ${count} mails`, count === 1)
  }
  await again.stop()
  return [
    [
      'Mail server gone, silent, refusing',
      'verification 200 at once',
      `status page: ${waiting} mails wait`,
      `one mail each, the last after ${after} s`,
    ],
  ]
}

async function giveDuring(desk: FaultSite, name: string): Promise<string> {
  const startedAt = performance.now()
  const donor = await desk.give()
  const ms = Math.round(performance.now() - startedAt)
  desk.expect(`${name}: the donor waited ${ms} ms`, ms <= ANSWER_LIMIT_MS)
  return donor
}

/** Starts a mail server that sends only its greeting, if any. */
async function startBadServer(port: number, greeting: string) {
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    if (greeting) socket.end(greeting)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
