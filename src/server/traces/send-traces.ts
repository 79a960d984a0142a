import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { type Context, context, type Span, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, type ReadableSpan, TracerProvider } from '@opentelemetry/sdk-trace'
import { onStop } from '@/lib/stop-hooks'
import { logError } from '../log'
import { cleanSpan } from './clean-span'
import { CALL } from './in-span'

/** Where a build of Next lists its routes; `next dev` has no such file, and names no routes then. */
const ROUTES_FILE = '.next/app-path-routes-manifest.json'
/** Next times how it looks up a module apart from the request: a trace of its own for nothing. */
const OF_NO_REQUEST = 'LoadComponents.loadRouteModule'
/** What the last spans of a stop may take of its time; a receiver that is away gets none of them. */
const LAST_SPANS_MS = 1_000

/**
 * Begins to send spans to the receiver that the OTEL_… variables name, a batch every five seconds.
 * A header `traceparent` of a request is not read: anybody could send one.
 */
export function sendTraces(): void {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'manavta' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new CleaningProcessor({ exporter: new LoggingExporter() })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  onStop(async () => {
    await Promise.race([Promise.allSettled([provider.shutdown()]), setTimeout(LAST_SPANS_MS)])
  })
}

/** Cleans each span when it ends, so that none waits to be sent with what may not be sent. */
class CleaningProcessor extends BatchSpanProcessor {
  readonly #routes = readRoutes()
  /** The span of the request that a span belongs to. */
  readonly #requests = new WeakMap<object, Span>()

  override onStart(span: Span, parentContext: Context): void {
    const parent = trace.getSpan(parentContext)
    if (parent) this.#requests.set(span, this.#requests.get(parent) ?? parent)
  }

  override onEnd(span: ReadableSpan): void {
    if (span.attributes['next.span_type'] === OF_NO_REQUEST) return
    const call = span.attributes[CALL]
    if (call) this.#requests.get(span)?.setAttribute(CALL, call)
    super.onEnd(cleanSpan(span, this.#routes))
  }
}

/** Says once in the log that spans cannot be sent, until they can be again. */
class LoggingExporter extends OTLPTraceExporter {
  #isFailing = false

  override export(...[spans, done]: Parameters<OTLPTraceExporter['export']>): void {
    super.export(spans, (result) => {
      if (result.error && !this.#isFailing) logError('Traces cannot be sent', result.error)
      this.#isFailing = result.error !== undefined
      done(result)
    })
  }
}

function readRoutes(): ReadonlySet<string> {
  try {
    return new Set(Object.values<string>(JSON.parse(readFileSync(ROUTES_FILE, 'utf8'))))
  } catch (error) {
    logError('Traces name no routes', error)
    return new Set()
  }
}
