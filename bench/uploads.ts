/**
 * Measures the cost of many large pictures at once: npm run bench:uploads
 * Eight pictures of 40 megapixels each, sent by an admin at the same moment to the production build
 * on loopback. Memory is that of the server and of all processes it starts, from /proc; shared pages,
 * such as Node's own code, count once. Figures: docs/bench.md.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { type AppServer, startServer } from '../tests/support/app-server'
import { logInAdmin } from '../tests/support/log-in-admin'
import { printRow } from './figures'

const AT_ONCE = 8
const WIDTH_PX = 7200
const HEIGHT_PX = 5500
const SAMPLE_EVERY_MS = 50
/** The server frees memory with some delay. */
const SETTLE_MS = 5_000
const TARGET_MB = 200

type Memory = { server: number; all: number }

const KINDS: [string, () => Promise<Buffer>][] = [
  ['JPEG', async () => (await photo()).jpeg({ quality: 80 }).toBuffer()],
  [
    'JPEG, turned by EXIF',
    async () => (await photo()).jpeg({ quality: 80 }).withMetadata({ orientation: 6 }).toBuffer(),
  ],
  ['WebP', async () => (await photo()).webp({ quality: 75 }).toBuffer()],
  ['PNG of one colour', () => flat().png().toBuffer()],
]

const server = await startServer({ env: { SEED: 'none', RATE_LIMIT_FACTOR: '1000' } })
try {
  await measureAll(server)
} finally {
  await server.stop()
}
process.exit()

async function measureAll(site: AppServer): Promise<void> {
  const headers = { cookie: await logInAdmin(site.url), origin: site.url }
  // The first picture loads what all others use, so the server grows once.
  const fresh = memoryOf(site.pid)
  await upload(site, headers, await (await photo()).jpeg({ quality: 80 }).toBuffer())
  await sleep(SETTLE_MS)
  console.log(`\nOne picture alone leaves +${memoryOf(site.pid).all - fresh.all} MB in the server`)
  console.log(
    `\n${AT_ONCE} at once, ${WIDTH_PX} × ${HEIGHT_PX} px; target: +${TARGET_MB} MB at most\n`,
  )
  printRow('', 'file MB', 'before', 'peak', 'more', 'server', 'after', 'seconds', 'answers')
  for (const [name, make] of KINDS) {
    const picture = await make()
    await sleep(SETTLE_MS)
    const before = memoryOf(site.pid)
    const watch = watchMemory(site.pid)
    const startedAt = performance.now()
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, () => upload(site, headers, picture)),
    )
    const seconds = (performance.now() - startedAt) / 1000
    const peak = watch.stop()
    await sleep(SETTLE_MS)
    printRow(
      name,
      (picture.length / 1e6).toFixed(1),
      before.all,
      peak.all,
      `+${peak.all - before.all}`,
      `+${peak.server - before.server}`,
      memoryOf(site.pid).all,
      seconds.toFixed(1),
      [...new Set(statuses)].join(' '),
    )
  }
}

async function upload(site: AppServer, headers: Record<string, string>, data: Buffer) {
  const body = new FormData()
  body.set('file', new File([data as BlobPart], 'picture'))
  const response = await fetch(`${site.url}/api/admin/upload`, { method: 'POST', headers, body })
  await response.arrayBuffer()
  return response.status
}

/** Draws soft shapes and fine noise, like a camera: a file of several megabytes. */
async function photo() {
  const shapes = await sharp({
    create: {
      width: WIDTH_PX / 10,
      height: HEIGHT_PX / 10,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  const { data, info } = await sharp(shapes)
    .resize(WIDTH_PX, HEIGHT_PX, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let i = 0; i < data.length; i++) {
    const noisy = (data[i] ?? 0) + Math.round(Math.random() * 12) - 6
    data[i] = Math.max(0, Math.min(255, noisy))
  }
  return sharp(data, { raw: info })
}

function flat() {
  return sharp({
    create: { width: WIDTH_PX, height: HEIGHT_PX, channels: 3, background: '#2f6b4f' },
  })
}

function watchMemory(pid: number): { stop(): Memory } {
  const peak: Memory = { server: 0, all: 0 }
  const timer = setInterval(() => {
    const { server, all } = memoryOf(pid)
    peak.server = Math.max(peak.server, server)
    peak.all = Math.max(peak.all, all)
  }, SAMPLE_EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}

/** Returns memory in MB, of the server and of the server with its children. */
function memoryOf(pid: number): Memory {
  const server = residentMb(pid)
  return { server, all: childrenOf(pid).reduce((sum, child) => sum + residentMb(child), server) }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => readProc(each, 'status', 'PPid') === pid)
}

/** Returns the proportional set size: a shared page is divided among its processes. */
function residentMb(pid: number): number {
  return Math.round(readProc(pid, 'smaps_rollup', 'Pss') / 1024)
}

/** Reads a value of a process from /proc; 0 if it has just ended. */
function readProc(pid: number, file: string, name: string): number {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, 'utf8')
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)
  } catch {
    return 0
  }
}
