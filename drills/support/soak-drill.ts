import { setTimeout as sleep } from 'node:timers/promises'
import { type AppServer, startServer } from '../../tests/support/app-server'
import { logInAdmin } from '../../tests/support/log-in-admin'
import { openFiles, rssMb } from '../../tests/support/process-usage'
import type { DrillResult } from '../drill'
import { atPace, countStatuses, percentile, type Seen, timed, waitUntil } from './load'
import { jsonOf, messageFrom } from './visitor'

const PER_SECOND = 30
const MINUTES = Number(process.env.SOAK_MINUTES || 30)
/** The first third, in which caches fill and code is compiled, is ignored. */
const WARM_UP_SHARE = 1 / 3
const SAMPLE_EVERY_MS = 10_000
/** How much the trend line may rise in the measured time, as a share of the mean. */
const GROWTH_LIMIT = 0.1
/** Tolerance for files that timers and the database open from time to time. */
const FILES_ROOM = 10
/** By then idle connections are closed. */
const CLOSED_AFTER_MS = 120_000

const PAGES = [
  '/',
  '/about',
  '/donate',
  '/portfolio',
  '/stories',
  '/activities',
  '/contact',
  '/join',
]
const READS = [
  '/api/portfolio',
  '/api/posts',
  '/api/inspirations',
  '/api/health',
  '/api/upi-details',
]
const LISTS = ['contacts', 'portfolio', 'volunteers', 'donations', 'posts', 'audit-log', 'home']

export const SOAK_TITLE = `${MINUTES} minutes of visitors`
export const SOAK_DESCRIPTION = `${PER_SECOND} requests a second for ${MINUTES} minutes. Of every 60: 37 pages in both languages, 10 API reads, 10 dashboard lists, 2 contact form messages, 1 save by an admin, which renews pages. No response may be a 5xx or missing. Memory (RSS) is read every ${SAMPLE_EVERY_MS / 1000} s; after the first third its trend line must rise by less than ${GROWTH_LIMIT * 100} % of the mean. Once the connections are closed, no more files may be open than before.`

/**
 * Sends a mix of requests to a site for SOAK_MINUTES (30).
 * @param databaseUri SQLite in a folder of its own by default.
 */
export async function runSoak(databaseUri?: string): Promise<DrillResult> {
  const site = await startServer({
    env: {
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'error',
      ...(databaseUri && { DATABASE_URI: databaseUri }),
    },
  })
  try {
    return await soak(site)
  } finally {
    await site.stop()
  }
}

type Sample = { minutes: number; mb: number }

async function soak(site: AppServer): Promise<DrillResult> {
  const cookie = await logInAdmin(site.url)
  const itemId = await makeItem(site.url, cookie)
  const filesBefore = openFiles(site.pid)
  const calls: Seen[] = []
  const samples: Sample[] = []
  let isOver = false
  const sampling = (async () => {
    const startedAt = performance.now()
    while (!isOver) {
      const minutes = (performance.now() - startedAt) / 60_000
      samples.push({ minutes, mb: rssMb(site.pid) })
      await sleep(SAMPLE_EVERY_MS)
    }
  })()
  await atPace({ perSecond: PER_SECOND, seconds: MINUTES * 60 }, async (index) => {
    const { body: _body, ...seen } = await request(index, { url: site.url, cookie, itemId })
    calls.push(seen)
  })
  isOver = true
  await sampling
  const isClosed = async () => openFiles(site.pid) <= filesBefore + FILES_ROOM
  const closedAfterMs = await waitUntil(isClosed, CLOSED_AFTER_MS)

  const measured = samples.filter(({ minutes }) => minutes >= MINUTES * WARM_UP_SHARE)
  const memory = lineThrough(measured.map(({ minutes, mb }) => [minutes, mb]))
  const faults = calls.filter(({ status }) => status === 0 || status >= 500)
  const refused = calls.filter(({ status }) => status >= 400 && status < 500)
  const failures = [
    ...(faults.length > 0 ? [`Missing or 5xx: ${countStatuses(faults)}`] : []),
    ...(refused.length > 0 ? [`Refused: ${countStatuses(refused)}`] : []),
    ...(memory.growth > memory.mean * GROWTH_LIMIT
      ? [`Memory grew by ${memory.growth.toFixed(0)} MB`]
      : []),
    ...(closedAfterMs === null ? ['Files were left open'] : []),
  ]
  const kinds = [...new Set(calls.map(({ name }) => name))].sort()
  return {
    columns: ['requests', 'number', 'statuses', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: [
      ...kinds.map((kind) => {
        const ofKind = calls.filter(({ name }) => name === kind)
        const times = [0.5, 0.95, 0.99].map((share) => `${percentile(ofKind, share)}`)
        return [kind, `${ofKind.length}`, countStatuses(ofKind), ...times]
      }),
      ['memory', `${measured.length} samples`, toText(memory), '', '', ''],
      ['open files', '', `${filesBefore} before, ${openFiles(site.pid)} after`, '', '', ''],
    ],
    failures,
  }
}

type Place = { url: string; cookie: string; itemId: string }

/** Mixes the kinds of requests evenly, so that every moment has the same mix. */
function request(index: number, { url, cookie, itemId }: Place) {
  const turn = index % 60
  const round = Math.floor(index / 60)
  const pick = (list: string[]) => list[(round + turn) % list.length] ?? ''
  if (turn === 7) {
    const save = { title: `An item, saved for the ${round}th time` }
    const init = jsonOf(url, save, { cookie, method: 'PATCH' })
    return timed('save', `${url}/api/admin/portfolio/${itemId}`, init)
  }
  if (turn === 21 || turn === 51) {
    return timed('contact form', `${url}/api/contact`, jsonOf(url, messageFrom(index)))
  }
  if (turn % 6 === 5) {
    return timed('dashboard', `${url}/api/admin/${pick(LISTS)}`, { headers: { Cookie: cookie } })
  }
  if (turn % 5 === 3) return timed('API', url + pick(READS))
  const path = pick(PAGES)
  return timed('page', url + (turn % 2 === 0 ? path : `/hi${path === '/' ? '' : path}`))
}

async function makeItem(url: string, cookie: string): Promise<string> {
  const item = {
    title: 'An item',
    description: 'Of the drill',
    category: 'events',
    isPublished: true,
    imageUrl: 'https://example.org/picture.jpg',
  }
  const made = await timed('item', `${url}/api/admin/portfolio`, jsonOf(url, item, { cookie }))
  if (made.status !== 201) throw new Error(`The item answered ${made.status}: ${made.body}`)
  return JSON.parse(made.body).id
}

type Line = { mean: number; growth: number }

/** Fits a line (least squares): how much it rises from the first point to the last. */
function lineThrough(points: [x: number, y: number][]): Line {
  const meanX = mean(points.map(([x]) => x))
  const meanY = mean(points.map(([, y]) => y))
  const across = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  const along = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  const width = (points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0)
  return { mean: meanY, growth: along === 0 ? 0 : (across / along) * width }
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function toText({ mean: level, growth }: Line): string {
  const sign = growth < 0 ? '−' : '+'
  return `${level.toFixed(0)} MB on average, ${sign}${Math.abs(growth).toFixed(1)} MB over the measured time`
}
