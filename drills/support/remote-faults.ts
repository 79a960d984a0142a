import { setTimeout as sleep } from 'node:timers/promises'
import type { PracticeBucket } from '../../tests/support/practice-bucket'
import type { FaultRow, FaultSite } from './fault-site'
import type { MixedLoad } from './mixed-load'
import { describeAnswer } from './site-client'
import type { TcpLine } from './tcp-line'

const LOAD_MS = 5_000
const GONE_MS = 20_000
/** Longer than the site waits for a bucket. */
const SLOW_MS = 60_000
/** The site tries to reach a database for five seconds; some calls do so twice. */
const ANSWER_LIMIT_MS = 20_000

/** Makes MongoDB unreachable for a while under load. */
export async function mongoFault(
  desk: FaultSite,
  line: TcpLine,
  load: MixedLoad,
): Promise<FaultRow> {
  await desk.page('/contact')
  const running = load.start({ url: desk.site.url, cookie: desk.cookie() })
  await sleep(LOAD_MS)
  await line.cut()
  const [message, saved, health, page] = await Promise.all([
    desk.message(),
    desk.save(),
    desk.page('/api/health'),
    desk.page('/contact'),
  ])
  desk.expectFault('MongoDB gone, message', message)
  desk.expectFault('MongoDB gone, save', saved)
  desk.expectStatus('MongoDB gone, health', health, 503)
  // A page that a save of the load has just invalidated must be rendered again, which fails.
  desk.expectStatus('MongoDB gone, page', page, 200, 503)
  const slowest = Math.max(message?.ms ?? 0, saved?.ms ?? 0)
  desk.expect(`MongoDB gone: an answer took ${Math.round(slowest)} ms`, slowest <= ANSWER_LIMIT_MS)
  await sleep(GONE_MS)
  await line.restore()
  const after = await desk.recovered('MongoDB back', () => desk.message())
  desk.expectStatus('MongoDB back, health', await desk.page('/api/health'), 200)
  desk.expectStatus('MongoDB back, save', await desk.save(), 201)
  await running.stop()
  const waited = `${(slowest / 1000).toFixed(1)} s`
  return [
    `MongoDB gone for ${GONE_MS / 1000} s under load`,
    `message ${describeAnswer(message)}, after ${waited}; page ${page?.status}, health ${health?.status}`,
    `save ${describeAnswer(saved)}`,
    after,
  ]
}

/** The picture bucket refuses, then takes a minute for each response. */
export async function bucketFaults(desk: FaultSite, bucket: PracticeBucket): Promise<FaultRow[]> {
  const kept = await desk.upload()
  desk.expectStatus('Picture into the bucket', kept, 201)
  const rows: FaultRow[] = []
  for (const [name, behaviour] of [
    ['Bucket refuses', 'refusing'],
    ['Bucket takes 60 s', 'slow'],
  ] as const) {
    bucket.behave(behaviour, SLOW_MS)
    const [refused, message, picture] = await Promise.all([
      desk.upload(),
      desk.message(),
      desk.page(String(kept?.body.url)),
    ])
    desk.expectFault(`${name}, upload`, refused)
    desk.expectStatus(`${name}, message`, message, 201)
    desk.expectStatus(`${name}, picture`, picture, 503)
    bucket.behave('fine')
    const after = await desk.recovered(name, () => desk.upload())
    desk.expectStatus(`${name}, picture after`, await desk.page(String(kept?.body.url)), 200)
    const waited = `${((refused?.ms ?? 0) / 1000).toFixed(1)} s`
    rows.push([
      name,
      `message ${message?.status}, picture ${picture?.status}`,
      `upload ${describeAnswer(refused)}, after ${waited}`,
      after,
    ])
  }
  return rows
}
