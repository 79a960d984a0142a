import { getEnv } from '@/env'

/** Sends traces where a receiver is named; where none is, OpenTelemetry's packages are not loaded. */
export async function startTraces(): Promise<void> {
  if (!getEnv().OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { sendTraces } = await import('./send-traces')
  sendTraces()
}
