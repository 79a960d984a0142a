import { once } from 'node:events'
import http from 'node:http'
import { listenOnLoopback } from './ports'

/** A span from OTLP's JSON: attributes by name, with their raw values. */
type ReceivedSpan = {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  isError: boolean
  attributes: Record<string, unknown>
}

export type SpanReceiver = {
  url: string
  /** The requests as received, with headers. */
  requests: { path: string; headers: http.IncomingHttpHeaders; body: string }[]
  spans(): ReceivedSpan[]
  stop(): Promise<void>
}

type Value = Record<string, unknown>
type Sent = {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'isError'> & {
        status: { code?: number }
        attributes: { key: string; value: Value }[]
      })[]
    }[]
  }[]
}

/**
 * Starts a trace receiver on this machine that keeps what it receives.
 * @param isSilent accepts requests but never responds.
 */
export async function startSpanReceiver({ isSilent = false } = {}): Promise<SpanReceiver> {
  const requests: SpanReceiver['requests'] = []
  const server = http.createServer(async (req, res) => {
    let body = ''
    for await (const chunk of req.setEncoding('utf8')) body += chunk
    requests.push({ path: req.url ?? '', headers: req.headers, body })
    if (!isSilent) res.setHeader('Content-Type', 'application/json').end('{}')
  })
  const port = await listenOnLoopback(server)
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    spans: () => requests.flatMap(({ body }) => spansIn(JSON.parse(body))),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function spansIn({ resourceSpans }: Sent): ReceivedSpan[] {
  const spans = resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap((scope) => scope.spans),
  )
  return spans.map(({ attributes, status, ...span }) => ({
    ...span,
    isError: status.code === 2,
    attributes: Object.fromEntries(
      attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
    ),
  }))
}
