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

/**
 * Where a build of Next lists its routes; under `next dev` it is missing, and no route is named.
 */
const ROUTES_FILE = '.next/app-path-routes-manifest.json'
/** Next records looking up a module outside the request: a trace of its own, of no use. */
const MODULE_LOOKUP = 'LoadComponents.loadRouteModule'
/** How long sending the last spans may delay a stop; if the receiver is down, they are lost. */
const LAST_SPANS_MS = 1_000

/**
 * Starts sending spans to the receiver that the OTEL_… variables name, in batches every five
 * seconds. The `traceparent` header of a request is ignored: anybody could send one.
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

/** Cleans each span when it ends, so that no uncleaned span waits to be sent. */
class CleaningProcessor extends BatchSpanProcessor {
  readonly #routes = readRoutes()
  /** The span of the request that a span belongs to. */
  readonly #requests = new WeakMap<object, Span>()

  override onStart(span: Span, parentContext: Context): void {
    const parent = trace.getSpan(parentContext)
    if (parent) this.#requests.set(span, this.#requests.get(parent) ?? parent)
  }

  override onEnd(span: ReadableSpan): void {
    if (span.attributes['next.span_type'] === MODULE_LOOKUP) return
    const call = span.attributes[CALL]
    if (call) this.#requests.get(span)?.setAttribute(CALL, call)
    super.onEnd(cleanSpan(span, this.#routes))
  }
}

/** Logs once that spans cannot be sent, until they can be sent again. */
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
    logError('Traces will have no route names', error)
    return new Set()
  }
}
