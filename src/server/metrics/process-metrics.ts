import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { getEnv } from '@/env'
import { perProcess } from '@/lib/per-process'
import { DURATION_BUCKETS_S, requestCounts } from '@/lib/request-counts'
import { listJobs } from '../jobs'
import { histogramSamples, type Metric } from './exposition'

const RESOLUTION_MS = 20
const NANOSECONDS = 1e9

const measured = perProcess<{ delay?: IntervalHistogram }>('event-loop-delay', () => ({}))

/** Starts measuring the delay of the event loop, if METRICS_TOKEN lets anybody read it. */
export function startMetrics(): void {
  if (!getEnv().METRICS_TOKEN || measured.delay) return
  measured.delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  measured.delay.enable()
}

/** Returns the metrics of this process, under the names that dashboards for Node expect. */
export function processMetrics(): Metric[] {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
  const cpu = process.cpuUsage()
  const startedAt = Date.now() / 1000 - process.uptime()
  return [
    gauge('process_start_time_seconds', 'When the process started.', startedAt),
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'Processor time used.',
      samples: [{ value: (cpu.user + cpu.system) / 1e6 }],
    },
    gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memory of JavaScript in use.', heapUsed),
    gauge('nodejs_heap_size_total_bytes', 'Memory held for JavaScript.', heapTotal),
    gauge('nodejs_external_memory_bytes', 'Memory of buffers.', external),
    ...eventLoopMetrics(),
    ...requestMetrics(),
    ...jobMetrics(),
  ]
}

/** Returns a metric with one value. */
export function gauge(name: string, help: string, value: number): Metric {
  return { name, type: 'gauge', help, samples: [{ value }] }
}

/** Covers the time since the last reading, so that one long delay does not show forever. */
function eventLoopMetrics(): Metric[] {
  const delay = measured.delay
  // Empty before the first tick.
  if (!delay || delay.count === 0) return []
  const values = {
    nodejs_eventloop_lag_mean_seconds: delay.mean,
    nodejs_eventloop_lag_p50_seconds: delay.percentile(50),
    nodejs_eventloop_lag_p99_seconds: delay.percentile(99),
    nodejs_eventloop_lag_max_seconds: delay.max,
  }
  delay.reset()
  const help = 'Delay of the event loop since the last reading.'
  return Object.entries(values).map(([name, value]) => gauge(name, help, value / NANOSECONDS))
}

function requestMetrics(): Metric[] {
  const { statuses, durations } = requestCounts()
  return [
    {
      name: 'manavta_http_requests_total',
      type: 'counter',
      help: 'Requests by kind and class of status.',
      samples: [...statuses].flatMap(([kind, byClass]) =>
        [...byClass].map(([status, value]) => ({ labels: { kind, status }, value })),
      ),
    },
    {
      name: 'manavta_http_request_duration_seconds',
      type: 'histogram',
      help: 'Time from a request to the end of its response, by kind.',
      samples: [...durations].flatMap(([kind, { counts, sumS }]) =>
        histogramSamples({ kind }, { ends: DURATION_BUCKETS_S, counts, sum: sumS }),
      ),
    },
  ]
}

function jobMetrics(): Metric[] {
  const jobs = listJobs()
  return [
    {
      name: 'manavta_job_runs_total',
      type: 'counter',
      help: 'Runs of background jobs that have ended, by outcome.',
      samples: jobs.flatMap(({ name: job, runs }) =>
        Object.entries(runs).map(([outcome, value]) => ({ labels: { job, outcome }, value })),
      ),
    },
    {
      name: 'manavta_job_last_success_timestamp_seconds',
      type: 'gauge',
      help: 'When a background job of this server last succeeded.',
      samples: jobs.flatMap(({ name: job, succeededAt }) =>
        succeededAt === undefined ? [] : [{ labels: { job }, value: succeededAt / 1000 }],
      ),
    },
  ]
}
