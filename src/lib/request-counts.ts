import { perProcess } from './per-process'

/** What is requested: a page, an API call, Payload's panel with its REST, or a file. */
export type RequestKind = 'page' | 'api' | 'panel' | 'file'
/** `aborted`: the client left before the response was sent. */
export type StatusClass = '1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'aborted'

/** Upper bounds of the histogram's buckets, inclusive. */
export const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Durations of one kind of request. */
type Durations = {
  /** Per bucket, not cumulative; the last counts everything above the highest bound. */
  counts: number[]
  sumS: number
}

type RequestCounts = {
  /** By kind and status class. */
  statuses: Map<RequestKind, Map<StatusClass, number>>
  durations: Map<RequestKind, Durations>
}

const counts = perProcess<RequestCounts>('request-counts', () => ({
  statuses: new Map(),
  durations: new Map(),
}))

/** Counts a response that has ended. @param seconds its duration. */
export function countRequest(kind: RequestKind, status: StatusClass, seconds: number): void {
  const statuses = counts.statuses.get(kind) ?? new Map<StatusClass, number>()
  counts.statuses.set(kind, statuses)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const durations = counts.durations.get(kind) ?? {
    counts: Array(DURATION_BUCKETS_S.length + 1).fill(0),
    sumS: 0,
  }
  counts.durations.set(kind, durations)
  const bucket = DURATION_BUCKETS_S.findIndex((end) => seconds <= end)
  const index = bucket === -1 ? DURATION_BUCKETS_S.length : bucket
  durations.counts[index] = (durations.counts[index] ?? 0) + 1
  durations.sumS += seconds
}

/** Returns the counts since the start of this process. */
export function requestCounts(): Readonly<RequestCounts> {
  return counts
}
