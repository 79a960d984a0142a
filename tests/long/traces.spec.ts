import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startSampleSite, startServer } from '../support/app-server'
import { freePort } from '../support/ports'
import { type SpanReceiver, startSpanReceiver } from '../support/span-receiver'

/** OpenTelemetry's span kinds, as sent. */
const REQUEST = 2

const KEY = 'plantedKey7Gq2x9'
/** Pages and calls whose address contains a key, with more secrets in queries, headers and bodies. */
const SECRET_ADDRESSES = [
  ...[`/my-gift/${KEY}`, `/my-giving?key=${KEY}`, `/unsubscribe/${KEY}`, `/verify/${KEY}`],
  ...[`/donate/status/${KEY}?token=${KEY}`, `/donate/card/${KEY}`, `/hi/verify/${KEY}`],
  ...[`/api/receipts/${KEY}`, `/api/my-gift/${KEY}`, `/api/payment-status/${KEY}?token=${KEY}`],
  ...[`/${KEY}`, `/no/such/${KEY}`, `/api/no-such/${KEY}`, `/calendar/${KEY}`, `/share/${KEY}`],
  ...[`/media/${KEY}.webp`, `/cms-api/donations/${KEY}`, `/admin-login/reset?token=${KEY}`],
  `/_next/static/${KEY}.js`,
]

let folder = ''
test.beforeEach(() => {
  test.slow()
  folder = mkdtempSync(join(tmpdir(), 'manavta-traces-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the request spans that arrived. */
const requestsIn = (receiver: SpanReceiver) =>
  receiver.spans().filter(({ kind }) => kind === REQUEST)

test('pages and calls arrive as spans with the names of their routes, and no secret with them', async () => {
  const receiver = await startSpanReceiver()
  const server = await startSampleSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20receiver-key',
    OTEL_SERVICE_NAME: 'our-site',
    RATE_LIMIT_FACTOR: '100000',
  })
  expect((await fetch(`${server.url}/donate`)).status).toBe(200)
  for (const address of SECRET_ADDRESSES) {
    const headers = {
      'User-Agent': `Agent ${KEY}`,
      Cookie: `payload-token=${KEY}`,
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      tracestate: `key=${KEY}`,
      baggage: `key=${KEY}`,
    }
    const response = await fetch(server.url + address, { headers, redirect: 'manual' })
    await response.arrayBuffer()
  }
  const sent = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.url },
    body: JSON.stringify({ name: KEY, email: `${KEY}@example.org` }),
  })
  expect(sent.status).toBe(400)
  // Remaining spans are sent when it stops.
  expect(await server.stop()).toBe(0)
  await receiver.stop()

  for (const { path, headers, body } of receiver.requests) {
    expect(path).toBe('/v1/traces')
    expect(headers.authorization).toBe('Bearer receiver-key')
    expect(body).toContain('"our-site"')
    expect(body.toLowerCase()).not.toContain(KEY.toLowerCase())
    // A trace id from a stranger's header is not used.
    expect(body).not.toContain('a'.repeat(32))
    // Nor do the client's address or details of the machine.
    expect(body).not.toMatch(/127\.0\.0\.1|::1|"(host|os|process|user)\./)
  }

  const names = new Set(requestsIn(receiver).map(({ name }) => name))
  expect([...names]).toEqual(
    expect.arrayContaining([
      'GET /[locale]/donate',
      'GET /[locale]/donate/status/[id]',
      'GET /[locale]/verify/[code]',
      'GET /[locale]/unsubscribe/[key]',
      'GET /api/health',
      'GET /api/receipts/{id}',
      'POST /api/contact',
    ]),
  )
  const contact = requestsIn(receiver).find(({ name }) => name === 'POST /api/contact')
  expect(contact?.attributes).toEqual({
    'http.method': 'POST',
    'http.route': '/api/contact',
    'http.status_code': 400,
    'next.rsc': false,
    'next.span_type': 'BaseServer.handleRequest',
  })
  // The work for a request is in its trace.
  const work = receiver.spans().find(({ parentSpanId }) => parentSpanId === contact?.spanId)
  expect(work?.traceId).toBe(contact?.traceId)
})

const OUT_OF_REACH: [string, () => Promise<SpanReceiver | undefined>][] = [
  ['is away', async () => undefined],
  ['never responds', () => startSpanReceiver({ isSilent: true })],
]
for (const [fault, start] of OUT_OF_REACH) {
  test(`a receiver that ${fault} delays nobody, is reported once and lets the server end`, async () => {
    const receiver = await start()
    const server = await startSampleSite({
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver?.url ?? `http://127.0.0.1:${await freePort()}`,
      OTEL_EXPORTER_OTLP_TIMEOUT: '500',
    })
    const failures = () => server.output().match(/Traces cannot be sent/g)?.length ?? 0
    for (const address of ['/donate', '/about', '/api/health']) {
      expect((await fetch(server.url + address)).status).toBe(200)
    }
    await expect.poll(failures, { timeout: 60_000 }).toBe(1)
    // A second batch fails as well.
    const batches = receiver?.requests.length ?? 0
    expect((await fetch(`${server.url}/contact`)).status).toBe(200)
    if (receiver) await expect.poll(() => receiver.requests.length).toBeGreaterThan(batches)
    expect((await fetch(`${server.url}/join`)).status).toBe(200)
    // The exit code is 0 only if it finished before its own limit of ten seconds.
    expect(await server.stop()).toBe(0)
    expect(failures()).toBe(1)
    await receiver?.stop()
  })
}

test('no receiver is contacted, and OpenTelemetry is not loaded, if none is configured', async () => {
  const list = join(folder, 'modules.json')
  const writeList = `
    import { writeFileSync } from 'node:fs'
    import { createRequire } from 'node:module'
    const { cache } = createRequire('file:///')
    process.on('exit', () => writeFileSync(${JSON.stringify(list)}, JSON.stringify(Object.keys(cache))))`
  const loaded = async (env: Record<string, string>) => {
    const server = await startServer({
      dataDir: join(folder, 'data'),
      env: {
        SEED: 'none',
        ...env,
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(writeList)}`,
      },
    })
    expect((await fetch(`${server.url}/donate`)).status).toBe(200)
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    expect(await server.stop()).toBe(0)
    const files: string[] = JSON.parse(readFileSync(list, 'utf8'))
    const names = files.map((file) => /node_modules\/(@opentelemetry\/[^/]+)\//.exec(file)?.[1])
    return [...new Set(names.filter((name) => name !== undefined))].toSorted()
  }
  // Only the interfaces, which do nothing by themselves: Next loads them if they are installed.
  expect(await loaded({})).toEqual(['@opentelemetry/api'])
  const receiver = await startSpanReceiver()
  expect(await loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url })).toContain(
    '@opentelemetry/sdk-trace',
  )
  expect(receiver.spans().length).toBeGreaterThan(0)
  await receiver.stop()
})
