import { type Attributes, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { describe, expect, it } from 'vitest'
import { cleanSpan } from './clean-span'
import { CALL, OWN_SCOPE } from './in-span'

const ROUTES = new Set(['/[locale]/verify/[code]', '/[locale]/donate', '/api/[...path]'])
const SECRETS = ['k7Gq2-signed-key', 'asha@example.org', '203.0.113.7', 'Mozilla']
/** Addresses as visitors and our own calls have them. */
const ADDRESSES = [
  `/my-giving/${SECRETS[0]}`,
  `/en/verify/${SECRETS[0]}?email=${SECRETS[1]}`,
  `/api/receipts/${SECRETS[0]}`,
  `/unsubscribe/${SECRETS[0]}`,
  `/donate?token=${SECRETS[0]}`,
  `https://user:${SECRETS[0]}@s3.example.org/receipts/7.pdf?X-Amz-Signature=${SECRETS[0]}`,
]

type Recorded = { name: string; kind?: SpanKind; attributes?: Attributes; scope?: string }

/** Records a span with everything that could be on it, as the SDK does, and cleans it. */
function record({ name, kind, attributes, scope = 'next.js' }: Recorded) {
  const kept = new InMemorySpanExporter()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'test' }),
    spanProcessors: [new SimpleSpanProcessor({ exporter: kept })],
  })
  const parent = trace.setSpanContext(ROOT_CONTEXT, {
    traceId: '1'.repeat(32),
    spanId: '2'.repeat(16),
    traceFlags: 1,
  })
  const span = provider.getTracer(scope).startSpan(name, { kind, attributes }, parent)
  span.recordException(new Error(`No gift of ${SECRETS[1]}`))
  span.addEvent(`mail to ${SECRETS[1]}`, { to: SECRETS[1] })
  span.addLink({ context: span.spanContext(), attributes: { key: SECRETS[0] } })
  span.setStatus({ code: 2, message: `No gift of ${SECRETS[1]}` })
  span.end()
  const [whole] = kept.getFinishedSpans()
  if (!whole) throw new Error('Nothing was recorded')
  return { whole, clean: cleanSpan(whole, ROUTES) }
}

describe('a span that leaves the server', () => {
  it.each(ADDRESSES)('holds nothing of %s, wherever Next or a library wrote it', (address) => {
    const attributes = Object.fromEntries(
      [
        ...['http.target', 'http.url', 'url.full', 'url.path', 'url.query', 'http.route'],
        ...[
          'next.route',
          'next.page',
          'next.segment',
          'next.span_name',
          'next.clientComponentLoad',
        ],
        ...['user.email', 'db.statement'],
      ].map((key) => [key, address]),
    )
    const seen = { 'client.address': SECRETS[2], 'user_agent.original': SECRETS[3] }
    for (const kind of [SpanKind.INTERNAL, SpanKind.SERVER, SpanKind.CLIENT]) {
      const { whole, clean } = record({
        name: `fetch GET ${address}`,
        kind,
        attributes: { ...attributes, ...seen, 'http.method': 'GET' },
      })
      const { resource: _resource, ...text } = clean
      const json = JSON.stringify({ ...text, context: clean.spanContext() })
      for (const secret of SECRETS) expect(json).not.toContain(secret)
      // Dropped by us, not missing from the start.
      expect(JSON.stringify(whole.attributes)).toContain(SECRETS[0])
      expect(json).not.toContain(address)
    }
  })

  it('is named after the route of the page, with its method and status', () => {
    const { whole, clean } = record({
      name: 'GET /en/verify/k7Gq2-signed-key',
      kind: SpanKind.SERVER,
      attributes: {
        'http.method': 'GET',
        'http.status_code': 500,
        'http.target': '/verify/k7Gq2-signed-key',
        'next.route': '/[locale]/verify/[code]',
        'next.span_type': 'BaseServer.handleRequest',
        'next.rsc': false,
        'error.type': '500',
      },
    })
    expect(clean).toMatchObject({
      name: 'GET /[locale]/verify/[code]',
      kind: SpanKind.SERVER,
      status: { code: 2 },
      parentSpanContext: whole.parentSpanContext,
      startTime: whole.startTime,
      duration: whole.duration,
      events: [],
      links: [],
    })
    expect(clean.spanContext()).toEqual(whole.spanContext())
    expect(clean.status.message).toBeUndefined()
    expect(clean.attributes).toEqual({
      'http.method': 'GET',
      'http.status_code': 500,
      'http.route': '/[locale]/verify/[code]',
      'next.span_type': 'BaseServer.handleRequest',
      'next.rsc': false,
      'error.type': '500',
    })
  })

  it('is named after the call of the contract rather than the one route of them all', () => {
    const { clean } = record({
      name: 'POST /api/[...path]',
      kind: SpanKind.SERVER,
      attributes: {
        'http.method': 'POST',
        'next.route': '/api/[...path]',
        [CALL]: '/api/receipts/{id}',
      },
    })
    expect(clean.name).toBe('POST /api/receipts/{id}')
    expect(clean.attributes).toEqual({ 'http.method': 'POST', 'http.route': '/api/receipts/{id}' })
  })

  it('keeps only method and host of a call to another server', () => {
    const { clean } = record({
      name: 'fetch PUT https://s3.example.org/a?X-Amz-Signature=1',
      kind: SpanKind.CLIENT,
      attributes: {
        'http.method': 'PUT',
        'http.url': 'https://s3.example.org/a?X-Amz-Signature=1',
        'net.peer.name': 's3.example.org',
      },
    })
    expect(clean.name).toBe('PUT s3.example.org')
    expect(clean.attributes).toEqual({ 'http.method': 'PUT', 'net.peer.name': 's3.example.org' })
  })

  it('names no route that the site does not have', () => {
    const { clean } = record({
      name: 'resolve page components',
      attributes: {
        'next.route': '/en/verify/k7Gq2-signed-key',
        'next.span_type': 'NextNodeServer.findPageComponents',
      },
    })
    expect(clean.name).toBe('NextNodeServer.findPageComponents')
    expect(clean.attributes).toEqual({ 'next.span_type': 'NextNodeServer.findPageComponents' })
  })

  it('keeps the name that we gave it', () => {
    expect(record({ name: 'job mail', scope: OWN_SCOPE }).clean.name).toBe('job mail')
  })
})
