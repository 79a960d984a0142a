import { type Attributes, SpanKind } from '@opentelemetry/api'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import { CALL, OWN_SCOPE } from './in-span'

/**
 * Attributes that reveal nothing about the visitor. All others from Next or libraries are dropped.
 */
const KEPT = [
  'http.method',
  'http.status_code',
  'error.type',
  'next.rsc',
  'next.span_type',
  'net.peer.name',
  'net.peer.port',
]

/**
 * Returns a span as it may leave the server: without any address, query, message or header of a
 * request. Next's own names and attributes contain full addresses, and those contain the keys of
 * signed links.
 * @param routes the routes of the site: what Next calls a route may be an address.
 */
export function cleanSpan(span: ReadableSpan, routes: ReadonlySet<string>): ReadableSpan {
  const route = routeOf(span.attributes, routes)
  const kept = KEPT.flatMap((key) => {
    const value = span.attributes[key]
    return value === undefined ? [] : [[key, value]]
  })
  return {
    name: nameOf(span, route),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    parentSpanContext: span.parentSpanContext,
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { code: span.status.code },
    attributes: { ...Object.fromEntries(kept), ...(route && { 'http.route': route }) },
    // Errors, whose messages quote what was sent. The log has them, cleaned.
    events: [],
    links: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
  }
}

function routeOf(attributes: Attributes, routes: ReadonlySet<string>): string | undefined {
  const call = attributes[CALL]
  if (typeof call === 'string') return call
  const route = attributes['next.route']
  return typeof route === 'string' && routes.has(route) ? route : undefined
}

function nameOf({ name, kind, attributes, instrumentationScope }: ReadableSpan, route = '') {
  if (instrumentationScope.name === OWN_SCOPE) return name
  const { 'http.method': method, 'net.peer.name': host, 'next.span_type': type } = attributes
  const words = {
    [SpanKind.SERVER]: [method, route],
    [SpanKind.CLIENT]: [method, host],
  }[kind as number] ?? [type, route]
  return words.filter(Boolean).join(' ') || 'span'
}
