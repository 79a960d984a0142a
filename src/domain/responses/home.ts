import * as z from 'zod/mini'
import { endingPhases, taxStandings } from '../tax-approval'
import { attentionCountsResponse } from './attention'
import { instant, text } from './fields'

/** What the tax office grants for a time, and days such as '2027-03-31'. */
const endingStanding = z.object({
  standing: z.enum(taxStandings),
  /** Its last day, and the last day to apply for its renewal. */
  until: text,
  renewBy: text,
  phase: z.enum(endingPhases),
  /** Today and the last one among them; 0 and less once it has ended. */
  daysLeft: z.number(),
})
export type EndingStandingDto = z.output<typeof endingStanding>

/** Response of GET /api/admin/waiting: how much of what waits for an admin. */
export const waitingResponse = z.object({
  /** Counts of the list 'Needs attention'. */
  attention: attentionCountsResponse,
  /** Applications that nobody has decided on. */
  volunteers: z.number(),
  /** Messages that nobody has read. */
  contacts: z.number(),
  /** Gifts of this financial year without a PAN, from its first day on. */
  withoutPan: z.object({ from: text, count: z.number() }),
  /** Since when the payment gateway has not answered the site, and whole hours; absent while it does. */
  gatewayOutage: z.optional(z.object({ since: instant, hours: z.number() })),
  /** Mails that have been tried in vain for over an hour, and are tried again. */
  lateMails: z.number(),
  /** Payments of the last week, since the gateway last sent a message; absent where it sends them. */
  silentWebhook: z.optional(z.object({ since: z.optional(instant), payments: z.number() })),
  /** Whole days without a backup, and the newest one; absent where they are made, or made elsewhere. */
  missingBackup: z.optional(
    z.object({ days: z.number(), newest: z.optional(instant), isDaily: z.boolean() }),
  ),
  /** The 80G approval and the 12A registration, from eight months before their end on. */
  endingStandings: z.array(endingStanding),
  /**
   * Receipts that name no 80G approval although one covers their day by now, and the days of their first and last
   * gift, such as '2026-04-01'; absent without any.
   */
  lateApprovals: z.optional(z.object({ count: z.number(), from: text, until: text })),
  /** Scheduled publications that failed, and the oldest of them: its time, and its form in the panel. */
  failedPublications: z.optional(
    z.object({ count: z.number(), oldest: z.object({ at: instant, panelPath: text }) }),
  ),
})
export type WaitingDto = z.output<typeof waitingResponse>

/** What came in, in rupees, less what went back; and how many gifts it was. */
const sums = { amount: z.number(), count: z.number() }

/** This month until now, the last, and the same one of the year before. */
const compared = z.object({
  thisMonth: z.number(),
  lastMonth: z.number(),
  lastYear: z.number(),
})
export type ComparedDto = z.output<typeof compared>

/** Response of GET /api/admin/home: how the foundation is doing. Tests do not count. */
export const homeResponse = z.object({
  /** Indian months such as '2026-03', the oldest first: this one, the twelve before it. */
  months: z.array(z.object({ month: text, ...sums })),
  /** Sums of the last twelve months, including this one; the largest first. */
  ways: z.array(z.object({ method: text, ...sums })),
  /** The same by purpose: its key in the list of donations, and its name where it has one. */
  purposes: z.array(z.object({ key: text, name: z.optional(text), ...sums })),
  newDonors: compared,
  newVolunteers: compared,
})
export type HomeDto = z.output<typeof homeResponse>
