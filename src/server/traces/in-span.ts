import { SpanStatusCode, trace } from '@opentelemetry/api'

/** The scope of spans that we begin ourselves. Their names are constants. */
export const OWN_SCOPE = 'manavta'
/** The attribute with the call of the contract that a request meant; Next knows one route for all. */
export const CALL = 'manavta.call'

/**
 * Shows some work as a span of its own, where traces are sent. Throws what the work throws.
 * @param name a constant: it leaves the server as it is.
 */
export function inSpan<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return trace.getTracer(OWN_SCOPE).startActiveSpan(name, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/**
 * Notes which call a request means.
 * @param path as the contract writes it, such as `/api/orders/{id}`.
 */
export function traceCall(path: string): void {
  trace.getActiveSpan()?.setAttribute(CALL, path)
}
