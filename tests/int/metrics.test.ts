import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { resetEnv } from '@/env'
import { countRequest } from '@/lib/request-counts'
import { runStopHooks } from '@/lib/stop-hooks'
import { backgroundSettled, repeat } from '@/server/background'
import { startMetrics } from '@/server/metrics/process-metrics'
import { getPayloadClient } from '@/server/payload-client'
import { callApi } from '../support/api'
import { parseMetrics } from '../support/parse-metrics'

const PATH = '/api/metrics'
const TOKEN = 'm'.repeat(32)

// On a busy machine opening a database takes longer than the metrics wait for it.
beforeAll(async () => {
  const payload = await getPayloadClient()
  await payload.count({ collection: slugs.mails, overrideAccess: true })
})
beforeEach(() => setToken(TOKEN))
afterEach(async () => {
  setToken(undefined)
  vi.restoreAllMocks()
  vi.useRealTimers()
  await runStopHooks()
})

function setToken(token: string | undefined): void {
  if (token) process.env.METRICS_TOKEN = token
  else delete process.env.METRICS_TOKEN
  resetEnv()
}

const ask = (authorization?: string) =>
  callApi(PATH, { headers: authorization ? { Authorization: authorization } : {} })

async function readMetrics() {
  const response = await ask(`Bearer ${TOKEN}`)
  expect(response.status).toBe(200)
  const metrics = parseMetrics(await response.text())
  /** Returns the value of the sample with these labels; undefined if there is none. */
  const metric = (name: string, labels: Record<string, string> = {}) =>
    metrics
      .flatMap(({ samples }) => samples)
      .find(
        (sample) =>
          sample.name === name &&
          Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
      )?.value
  return { response, metrics, metric }
}

describe(`GET ${PATH}`, () => {
  it('does not exist without a token in the settings', async () => {
    setToken(undefined)
    const response = await ask(`Bearer ${TOKEN}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual(await (await callApi('/api/nothing')).json())
  })

  it.each([undefined, 'Bearer', `Bearer ${TOKEN}m`, `Bearer ${'n'.repeat(32)}`, `Basic ${TOKEN}`])(
    'refuses %s',
    async (authorization) => {
      const response = await ask(authorization)
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('accepts a token of several words', async () => {
    const words = 'four words of a passphrase, far from any other'
    setToken(words)
    expect((await ask(`Bearer ${words}`)).status).toBe(200)
    expect((await ask(`Bearer ${words.replace('four', 'five')}`)).status).toBe(401)
  })

  it('reports process, requests, jobs and database in the format of Prometheus', async () => {
    startMetrics()
    countRequest('page', '2xx', 0.003)
    countRequest('page', '2xx', 20)
    countRequest('api', '5xx', 0.2)
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] })
    repeat(async () => {}, { name: 'donors', everyMs: 1000, label: 'No' })
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    await backgroundSettled()

    const { response, metric } = await readMetrics()
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const requests = 'manavta_http_requests_total'
    expect(metric(requests, { kind: 'page', status: '2xx' })).toBe(2)
    expect(metric(requests, { kind: 'api', status: '5xx' })).toBe(1)
    const duration = 'manavta_http_request_duration_seconds'
    expect(metric(`${duration}_bucket`, { kind: 'page', le: '0.005' })).toBe(1)
    expect(metric(`${duration}_bucket`, { kind: 'page', le: '10' })).toBe(1)
    expect(metric(`${duration}_count`, { kind: 'page' })).toBe(2)
    expect(metric('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
    expect(metric('manavta_job_last_success_timestamp_seconds', { job: 'donors' })).toBeDefined()
    expect(metric('manavta_job_runs_total', { job: 'donors', outcome: 'succeeded' })).toBe(1)
    expect(metric('manavta_database_up')).toBe(1)
    expect(metric('manavta_mails', { state: 'waiting' })).toBe(0)
    expect(metric('manavta_disk_free_bytes')).toBeGreaterThan(0)
    expect(metric('manavta_webhook_last_timestamp_seconds')).toBeUndefined()
  })

  it('counts orders as stuck if the gateway has not reported on them for over an hour', async () => {
    const payload = await getPayloadClient()
    const add = (transactionId: string, ageMs: number, more: object) =>
      payload.db.create({
        collection: slugs.transactions,
        data: {
          transactionId,
          orderId: transactionId,
          amountPaise: 50_000,
          status: 'pending',
          gateway: 'Razorpay',
          method: 'UPI',
          donorName: 'A',
          testMode: false,
          isBooked: true,
          createdAt: new Date(Date.now() - ageMs).toISOString(),
          ...more,
        },
      })
    const soon = new Date(Date.now() + HOUR_MS).toISOString()
    await add('stuck', 2 * HOUR_MS, { lookupFailures: 3, nextCheckAt: soon })
    await add('too-young', HOUR_MS / 2, { lookupFailures: 1, nextCheckAt: soon })
    await add('open-checkout', 2 * HOUR_MS, { lookupFailures: 0, nextCheckAt: soon })
    await add('practice', 2 * HOUR_MS, { lookupFailures: 3, nextCheckAt: soon, testMode: true })
    const { metric } = await readMetrics()
    expect(metric('manavta_payments_stuck', { open: 'order' })).toBe(1)
    expect(metric('manavta_payments_stuck', { open: 'refund' })).toBe(0)
  })

  it.each([
    ['a real payment', false, 1],
    ['a practice payment', true, 0],
  ])(
    'counts as stuck, of refunds without an outcome for an hour, that of %s: %s',
    async (_, testMode, count) => {
      const { db } = await getPayloadClient()
      const key = randomUUID()
      await db.create({
        collection: slugs.transactions,
        data: {
          transactionId: key,
          paymentId: `pay_${key}`,
          amountPaise: 50_000,
          status: 'completed',
          gateway: 'Razorpay',
          method: 'UPI',
          donorName: 'A',
          testMode,
          isBooked: true,
          openRefund: key,
        },
      })
      await db.create({
        collection: slugs.moneyRequests,
        data: {
          key,
          call: 'refund',
          fingerprint: key,
          state: 'unknown',
          createdAt: new Date(Date.now() - 2 * HOUR_MS).toISOString(),
        },
      })
      const { metric } = await readMetrics()
      expect(metric('manavta_payments_stuck', { open: 'refund' })).toBe(count)
      await db.deleteMany({ collection: slugs.moneyRequests, where: { key: { equals: key } } })
    },
  )

  it('reports that the database is down, and still reports on the process', async () => {
    const payload = await getPayloadClient()
    vi.spyOn(payload, 'count').mockRejectedValue(new Error('SQLITE_IOERR'))
    const { metric } = await readMetrics()
    expect(metric('manavta_database_up')).toBe(0)
    expect(metric('manavta_mails', { state: 'waiting' })).toBeUndefined()
    expect(metric('process_resident_memory_bytes')).toBeGreaterThan(0)
  })
})
