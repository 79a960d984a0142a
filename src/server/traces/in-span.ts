import { SpanStatusCode, trace } from '@opentelemetry/api'

/** The scope of spans that we start ourselves. Their names are constants. */
export const OWN_SCOPE = 'manavta'
/** The attribute with the call that a request matched; Next has one route for all of them. */
export const CALL = 'manavta.call'

/**
 * Runs some work in a span of its own, if traces are sent. Throws whatever the work throws.
 * @param name a constant: it leaves the server unchanged.
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
 * Notes which call a request matched.
 * @param path as in the contract, such as `/api/orders/{id}`.
 */
export function traceCall(path: string): void {
  trace.getActiveSpan()?.setAttribute(CALL, path)
}
