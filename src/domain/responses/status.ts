import * as z from 'zod/mini'
import { jobNames } from '../status'
import { instant, text } from './fields'

/** The state of a job on this server. Without `endedAt` it has not completed since the start. */
const job = z.object({
  name: z.enum(jobNames),
  isRunning: z.boolean(),
  endedAt: z.optional(instant),
  /** Whether the last completed run failed. */
  hasFailed: z.boolean(),
  nextAt: instant,
})
export type JobDto = z.output<typeof job>

/** Response of GET /api/admin/status: the health of the site. Contains no paths, keys or addresses. */
export const statusResponse = z.object({
  /** The server that responded; others may run other versions. */
  server: z.object({ version: text, node: text, startedAt: instant }),
  /** `answeredInMs`: how long it took to count the accounts. */
  database: z.object({ kind: z.enum(['sqlite', 'mongodb']), answeredInMs: z.number() }),
  /** The fullest disk that the site writes to on this server; absent if unknown. */
  disk: z.optional(z.object({ freeBytes: z.number(), totalBytes: z.number() })),
  mail: z.object({
    /** Without a mail server, mails are saved in a folder. */
    hasServer: z.boolean(),
    waiting: z.number(),
    /** Waiting mails that have failed for over an hour. */
    late: z.number(),
    /** Given up after many tries. */
    givenUp: z.number(),
  }),
  /** `lastAt`: when the last webhook event arrived; `outageSince`: when the connection to the gateway was lost. */
  webhook: z.object({
    hasGateway: z.boolean(),
    lastAt: z.optional(instant),
    outageSince: z.optional(instant),
  }),
  backup: z.object({ isDaily: z.boolean(), lastAt: z.optional(instant) }),
  /** Jobs of the server that responded. */
  jobs: z.array(job),
})
export type StatusDto = z.output<typeof statusResponse>
