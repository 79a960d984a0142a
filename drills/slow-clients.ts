import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type AppServer, startServer } from '../tests/support/app-server'
import { logInAdmin } from '../tests/support/log-in-admin'
import { openFiles, rssMb } from '../tests/support/process-usage'
import type { Drill } from './drill'
import { atPace, countStatuses, percentile, type Seen, timed, waitUntil } from './support/load'

const PER_SECOND = 10
const SLOW = 200
const IDLE = 1_000
const DRIP_EVERY_MS = 1_000
/** The limit in src/bootstrap/connection-limits.ts plus its check interval. */
const HEADERS_LIMIT_MS = 20_000
const BODY_LIMIT_MS = 120_000
const LOOK_EVERY_MS = 5_000
/** Tolerance for a busy machine. */
const LATE_MS = 10_000
/** Slower than this, visitors would notice. */
const P99_LIMIT_MS = 1_000
const CALM_SECONDS = 20
const LARGE_BYTES = 100 * 1024 * 1024
/** The amount that fits into the buffers on the way, read or not. */
const PAGE_TAKES_BYTES = 16 * 1024 * 1024
const CHUNK = Buffer.alloc(64 * 1024, 'a')
/** Tolerance for memory that the garbage collector has not freed yet. */
const MEMORY_ROOM_MB = 200
const CLOSED_AFTER_MS = 90_000
const BOMB_BYTES = 512 * 1024 * 1024
const PAGES = ['/', '/donate', '/hi/about', '/api/portfolio', '/api/health']

export const drill: Drill = {
  title: 'Slow and greedy clients',
  what: `While visitors read ${PER_SECOND} pages a second directly from the site, without a proxy: ${SLOW} connections send one byte of their headers a second, ${SLOW} do so with their body, ${IDLE} send nothing; then come bodies of 100 MB, with and without a length, to a form, the webhook, uploads, the panel and a page; then bodies of ${BOMB_BYTES / 1024 / 1024} MB compressed by gzip. Slow connections must get 408 or be closed in time, large bodies get 413 or be closed, visitors' p99 must stay under ${P99_LIMIT_MS} ms, and memory and open files must return to their earlier values.`,
  run: async () => {
    const site = await startServer({ env: { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' } })
    try {
      return await runAll(site)
    } finally {
      await site.stop()
    }
  },
}

async function runAll(site: AppServer) {
  const rows: string[][] = []
  const failures: string[] = []
  const cookie = await logInAdmin(site.url)
  // Rendered once, so that the measurement shows only the clients' effect.
  for (const path of PAGES) await timed(path, site.url + path)
  await visitors(site, sleep(CALM_SECONDS * 1000))
  const filesBefore = openFiles(site.pid)
  const memoryBefore = rssMb(site.pid)

  const measure = async (what: string, work: Promise<string>) => {
    const { seen, peakMb } = await visitors(site, work)
    const p99 = percentile(seen, 0.99)
    rows.push([
      what,
      await work,
      countStatuses(seen),
      `${percentile(seen, 0.5)}`,
      `${p99}`,
      peakMb.toFixed(0),
    ])
    if (seen.some(({ status }) => status !== 200)) {
      failures.push(`${what}: visitors got ${countStatuses(seen)}`)
    }
    if (p99 >= P99_LIMIT_MS) failures.push(`${what}: p99 of visitors was ${p99} ms`)
    if (peakMb > memoryBefore + MEMORY_ROOM_MB) {
      failures.push(
        `${what}: memory rose from ${memoryBefore.toFixed(0)} to ${peakMb.toFixed(0)} MB`,
      )
    }
  }

  const calm = sleep(CALM_SECONDS * 1000).then(() => 'nobody')
  await measure('before', calm)
  await measure('slow headers', dripped(site, { failures, limitMs: HEADERS_LIMIT_MS, ...HEADERS }))
  await measure('slow bodies', dripped(site, { failures, limitMs: BODY_LIMIT_MS, ...BODY }))
  await measure(`${IDLE} idle connections`, idle(site, failures))
  await measure('100 MB bodies', large(site, cookie, failures))
  await measure('gzip bombs', bombs(site, cookie, failures))
  await measure(
    'afterwards',
    sleep(CALM_SECONDS * 1000).then(() => 'nobody'),
  )

  // The visitors' own connections are included in the count before.
  const closed = await waitUntil(async () => openFiles(site.pid) <= filesBefore, CLOSED_AFTER_MS)
  if (closed === null) failures.push('Connections or files were left open')
  rows.push([
    'open files',
    `${filesBefore} before, ${openFiles(site.pid)} after`,
    '',
    '',
    '',
    `${memoryBefore.toFixed(0)} before, ${rssMb(site.pid).toFixed(0)} after`,
  ])
  return {
    columns: ['clients', 'outcome', 'visitors', 'p50 ms', 'p99 ms', 'RSS MB, at most'],
    rows,
    failures,
  }
}

/** Reads pages like visitors until the work is done. */
async function visitors(site: AppServer, work: Promise<unknown>) {
  let isOver = false
  const seen: Seen[] = []
  let peakMb = 0
  void work.finally(() => {
    isOver = true
  })
  await atPace({ perSecond: PER_SECOND, seconds: 600, until: () => isOver }, async (index) => {
    peakMb = Math.max(peakMb, rssMb(site.pid))
    const path = PAGES[index % PAGES.length] ?? '/'
    const { body: _body, ...call } = await timed(path, site.url + path)
    seen.push(call)
  })
  await work
  return { seen, peakMb }
}

const HEADERS = { beginning: 'GET / HTTP/1.1\r\nHost: HOST\r\nX-Slow: ' }
const BODY = {
  beginning:
    'POST /api/contact HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"name":"',
}

type Drip = { beginning: string; limitMs: number; failures: string[] }

/** Each connection sends a beginning, then one byte at a time until the server closes it. */
async function dripped(site: AppServer, { beginning, limitMs, failures }: Drip): Promise<string> {
  const text = beginning.replace('HOST', new URL(site.url).host)
  const outcomes = await Promise.all(
    Array.from({ length: SLOW }, () => drip(site, text, limitMs + LOOK_EVERY_MS + LATE_MS)),
  )
  const left = outcomes.filter(({ isClosed }) => !isClosed).length
  if (left > 0) failures.push(`${left} slow connections were left open`)
  const times = outcomes.map(({ ms }) => ms / 1000)
  const refused = outcomes.filter(({ said }) => said.startsWith('HTTP/1.1 408 ')).length
  return `${refused} got 408, ${SLOW - refused - left} only closed, after ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} s`
}

async function drip(site: AppServer, beginning: string, limitMs: number) {
  const socket = await connect(site)
  const startedAt = performance.now()
  let said = ''
  socket.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  socket.write(beginning)
  const drips = setInterval(() => socket.writable && socket.write('a'), DRIP_EVERY_MS)
  const isClosed = await Promise.race([
    once(socket, 'close').then(() => true),
    sleep(limitMs).then(() => false),
  ])
  clearInterval(drips)
  socket.destroy()
  return { said, isClosed, ms: performance.now() - startedAt }
}

/** Holds idle connections until the server closes them. */
async function idle(site: AppServer, failures: string[]): Promise<string> {
  const sockets = await Promise.all(Array.from({ length: IDLE }, () => connect(site)))
  const startedAt = performance.now()
  const closing = sockets.map((socket) => once(socket.resume(), 'close'))
  await sleep(1_000)
  const held = sockets.filter(({ closed }) => !closed).length
  if (held < IDLE) failures.push(`Only ${held} of ${IDLE} idle connections were held`)
  await Promise.race([Promise.all(closing), sleep(HEADERS_LIMIT_MS + LOOK_EVERY_MS + LATE_MS)])
  const left = sockets.filter(({ closed }) => !closed)
  for (const socket of left) socket.destroy()
  if (left.length > 0) failures.push(`${left.length} idle connections were left open`)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  return `${held} held at once, ${IDLE - left.length} closed by the site within ${seconds} s`
}

const MULTIPART = 'multipart/form-data; boundary=part'
const PART =
  '--part\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'

type Target = { path: string; type: string; start?: string; isAdmin?: true }

const TARGETS: Target[] = [
  { path: '/api/contact', type: 'application/json', start: '{"name":"' },
  { path: '/api/razorpay/webhook', type: 'application/json', start: '{"event":"' },
  { path: '/api/upload', type: MULTIPART, start: PART },
  { path: '/api/admin/upload', type: MULTIPART, start: PART, isAdmin: true },
  { path: '/api/admin/imports', type: MULTIPART, start: PART, isAdmin: true },
  { path: '/cms-api/media', type: MULTIPART, start: PART, isAdmin: true },
  { path: '/cms-api/inspirations', type: 'application/json', start: '{"name":"', isAdmin: true },
  { path: '/donate', type: 'application/x-www-form-urlencoded', start: 'name=' },
]

async function large(site: AppServer, cookie: string, failures: string[]): Promise<string> {
  const outcomes: string[] = []
  for (const target of TARGETS) {
    for (const isChunked of [false, true]) {
      const { outcome, sent } = await sendLarge(site, target, { cookie, isChunked })
      const name = `${target.path}${isChunked ? ' without a length' : ''}`
      // A page ignores the body: it responds at once, and reads no more of it.
      const isRefused =
        ['413', '411', 'closed'].includes(outcome) || (outcome === '200' && sent < PAGE_TAKES_BYTES)
      if (!isRefused) failures.push(`100 MB to ${name} ended with: ${outcome}`)
      outcomes.push(`${name}: ${outcome} after ${(sent / 1024 / 1024).toFixed(1)} MB`)
    }
  }
  return outcomes.join('; ')
}

type Sending = { cookie: string; isChunked: boolean }

/** Sends as fast as the site reads, until it responds or closes the connection. */
async function sendLarge(
  site: AppServer,
  { path, type, start = '', isAdmin }: Target,
  { cookie, isChunked }: Sending,
): Promise<{ outcome: string; sent: number }> {
  const socket = await connect(site)
  let said = ''
  socket.setEncoding('latin1').on('data', (text) => {
    said += text
  })
  const status = () => /^HTTP\/1\.1 (?!100)(\d+) /m.exec(said)?.[1]
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${new URL(site.url).host}`,
    `Origin: ${site.url}`,
    `Content-Type: ${type}`,
    isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${LARGE_BYTES}`,
    ...(isAdmin ? [`Cookie: ${cookie}`] : []),
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const frame = (bytes: Buffer) =>
    isChunked
      ? Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
      : bytes
  let sent = 0
  let piece = Buffer.from(start)
  while (sent < LARGE_BYTES && !status() && socket.writable) {
    const isDrained = socket.write(frame(piece.subarray(0, LARGE_BYTES - sent)))
    sent += piece.length
    piece = CHUNK
    if (isDrained) await sleep(0)
    else await firstOf(socket, ['drain', 'close', 'data'])
  }
  if (isChunked && sent >= LARGE_BYTES && socket.writable) socket.write('0\r\n\r\n')
  await waitUntil(async () => status() !== undefined || socket.closed, BODY_LIMIT_MS)
  socket.destroy()
  return { outcome: status() ?? (socket.closed ? 'closed' : 'nothing'), sent }
}

async function firstOf(socket: net.Socket, events: string[]): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  // A site that refuses a body may close the connection while we write: that is no error of the drill.
  await Promise.race(events.map((event) => once(socket, event, { signal }))).catch(() => undefined)
  // Stops listening for the events that have not come.
  over.abort()
}

/** Sends a few hundred kilobytes that decompress to half a gigabyte: nothing here may decompress them. */
async function bombs(site: AppServer, cookie: string, failures: string[]): Promise<string> {
  const bomb = gzipSync(Buffer.alloc(BOMB_BYTES, 'a'))
  const outcomes: string[] = []
  for (const { path, type, isAdmin } of TARGETS) {
    const { status } = await timed(path, site.url + path, {
      method: 'POST',
      headers: {
        'Content-Type': type,
        'Content-Encoding': 'gzip',
        Origin: site.url,
        ...(isAdmin && { Cookie: cookie }),
      },
      body: bomb,
    })
    if (status >= 500) failures.push(`A gzip bomb to ${path} got ${status}`)
    outcomes.push(`${path}: ${status || 'closed'}`)
  }
  return `${(bomb.length / 1024).toFixed(0)} KB each; ${outcomes.join(', ')}`
}

async function connect(site: AppServer): Promise<net.Socket> {
  const { port } = new URL(site.url)
  const socket = net.connect(Number(port), 'localhost')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}
