import { context, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { afterEach, expect, it } from 'vitest'
import { CALL, inSpan, traceCall } from './in-span'

afterEach(() => {
  trace.disable()
  context.disable()
})

function recordSpans(): InMemorySpanExporter {
  const exporter = new InMemorySpanExporter()
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(
    new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }),
  )
  return exporter
}

it('work is done as before where no traces are sent', async () => {
  traceCall('/api/orders')
  expect(await inSpan('work', async () => 7)).toBe(7)
  await expect(inSpan('work', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})

it('work is a span inside that of its caller, which notes its call', async () => {
  const recorded = recordSpans()
  const result = await inSpan('outer', async () => {
    traceCall('/api/orders')
    return inSpan('inner', async () => 7)
  })
  expect(result).toBe(7)
  const [inner, outer] = recorded.getFinishedSpans()
  expect([inner?.name, outer?.name]).toEqual(['inner', 'outer'])
  expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId)
  expect(outer?.attributes).toEqual({ [CALL]: '/api/orders' })
})

it('work that fails is a span that failed, without its message', async () => {
  const recorded = recordSpans()
  const work = () => Promise.reject(new Error('asha@example.org'))
  await expect(inSpan('work', work)).rejects.toThrow('asha@example.org')
  expect(recorded.getFinishedSpans()[0]).toMatchObject({
    status: { code: SpanStatusCode.ERROR },
    events: [],
  })
  expect(recorded.getFinishedSpans()[0]?.status.message).toBeUndefined()
})
