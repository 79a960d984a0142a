import { type JobName, jobNames } from '@/domain/status'
import { perProcess } from '@/lib/per-process'

/** How a job of this process stands. Times are in milliseconds since 1970. */
export type Job = {
  name: JobName
  everyMs: number
  startedAt: number
  /** The one more run after the start, while it is still to come. */
  firstAt?: number
  running: number
  endedAt?: number
  succeededAt?: number
  hasFailed: boolean
  runs: { succeeded: number; failed: number }
}

const jobs = perProcess('jobs', () => new Map<JobName, Job>())

/**
 * Notes each run of a job from now on.
 * @returns the work with its notes: call it at each turn. It throws what the work throws.
 */
export function trackJob(
  name: JobName,
  work: () => Promise<void>,
  { everyMs, firstAfterMs }: { everyMs: number; firstAfterMs?: number },
): () => Promise<void> {
  const startedAt = Date.now()
  const job: Job = {
    name,
    everyMs,
    startedAt,
    running: 0,
    hasFailed: false,
    runs: { succeeded: 0, failed: 0 },
    ...(firstAfterMs !== undefined && { firstAt: startedAt + firstAfterMs }),
  }
  jobs.set(name, job)
  return async () => {
    job.running += 1
    try {
      await work()
      noteEnd(job, 'succeeded')
    } catch (error) {
      noteEnd(job, 'failed')
      throw error
    }
  }
}

/** The jobs that this process has, in the order of `jobNames`. */
export function listJobs(): Job[] {
  return jobNames.flatMap((name) => jobs.get(name) ?? [])
}

/** When a job runs next, in milliseconds since 1970. */
export function nextRunAt({ startedAt, everyMs, firstAt }: Job, now: number): number {
  const turns = Math.floor(Math.max(0, now - startedAt) / everyMs) + 1
  const turnAt = startedAt + turns * everyMs
  return firstAt !== undefined && firstAt > now ? Math.min(firstAt, turnAt) : turnAt
}

function noteEnd(job: Job, outcome: 'succeeded' | 'failed'): void {
  job.running -= 1
  job.endedAt = Date.now()
  job.hasFailed = outcome === 'failed'
  job.runs[outcome] += 1
  if (outcome === 'succeeded') job.succeededAt = job.endedAt
}
