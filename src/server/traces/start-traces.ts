import { getEnv } from '@/env'

/** Sends traces if a receiver is named; otherwise OpenTelemetry's packages are not loaded. */
export async function startTraces(): Promise<void> {
  if (!getEnv().OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { sendTraces } = await import('./send-traces')
  sendTraces()
}
