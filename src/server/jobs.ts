import { type JobName, jobNames } from '@/domain/status'
import { perProcess } from '@/lib/per-process'

/** The state of a job in this process. Times are in milliseconds since 1970. */
export type Job = {
  name: JobName
  everyMs: number
  startedAt: number
  /** When the one extra run after startup is due, if there is one. */
  firstAt?: number
  running: number
  endedAt?: number
  succeededAt?: number
  hasFailed: boolean
  runs: { succeeded: number; failed: number }
}

const jobs = perProcess('jobs', () => new Map<JobName, Job>())

/**
 * Tracks each run of a job from now on.
 * @returns the tracked work, to be called for each run. Throws whatever the work throws.
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

/** Lists the jobs of this process, in the order of `jobNames`. */
export function listJobs(): Job[] {
  return jobNames.flatMap((name) => jobs.get(name) ?? [])
}

/** Returns when a job runs next, in milliseconds since 1970. */
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
