import * as z from 'zod/mini'
import { jobNames } from '../status'
import { instant, text } from './fields'

/** How a job of this server stands. Without `endedAt` it has not run to its end since the start. */
const job = z.object({
  name: z.enum(jobNames),
  isRunning: z.boolean(),
  endedAt: z.optional(instant),
  /** Whether the last run that ended failed. */
  hasFailed: z.boolean(),
  nextAt: instant,
})
export type JobDto = z.output<typeof job>

/** Response of GET /api/admin/status: how the site runs. No path, no key, no address. */
export const statusResponse = z.object({
  /** The server that responded: others may be older or newer. */
  server: z.object({ version: text, node: text, startedAt: instant }),
  /** How long it took to count its accounts. */
  database: z.object({ kind: z.enum(['sqlite', 'mongodb']), answeredInMs: z.number() }),
  /** The fullest disk of this server that the site writes to; absent where it cannot be told. */
  disk: z.optional(z.object({ freeBytes: z.number(), totalBytes: z.number() })),
  mail: z.object({
    /** Without a mail server, mails are saved in a folder. */
    hasServer: z.boolean(),
    waiting: z.number(),
    /** Waiting mails that have been tried in vain for over an hour. */
    late: z.number(),
    /** Given up after many tries. */
    givenUp: z.number(),
  }),
  /** `lastAt`: when the payment gateway last sent a message; `outageSince`: when the connection to it was lost. */
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
