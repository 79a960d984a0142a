import * as z from 'zod/mini'
import { endingPhases, taxStandings } from '../tax-approval'
import { attentionCountsResponse } from './attention'
import { instant, text } from './fields'

/** A tax approval or registration that expires soon. Days are such as '2027-03-31'. */
const endingStanding = z.object({
  standing: z.enum(taxStandings),
  /** Its last day; `renewBy` is the last day to apply for renewal. */
  until: text,
  renewBy: text,
  phase: z.enum(endingPhases),
  /** Including today and the last day; 0 or less once it has ended. */
  daysLeft: z.number(),
})
export type EndingStandingDto = z.output<typeof endingStanding>

/** The yearly statement of the year that ended last, until it is filed. */
const dueStatement = z.object({
  /** The financial year by the year in which it begins; `form` is the name of the tax office's form. */
  year: z.number(),
  form: text,
  /** The last day, such as '2027-05-31'. */
  dueOn: text,
  /** Including today and the last day; 0 or less once that has passed. */
  daysLeft: z.number(),
})
export type DueStatementDto = z.output<typeof dueStatement>

/** The filed statement of the year that ended last, if today's gifts would make another one. */
const changedStatement = z.object({
  /** The financial year by the year in which it begins; `form` is the name of the tax office's form. */
  year: z.number(),
  form: text,
  /** A day such as '2027-05-20'. */
  filedOn: text,
  /** The number of rows that are new, gone or changed. */
  rows: z.number(),
})
export type ChangedStatementDto = z.output<typeof changedStatement>

/** Response of GET /api/admin/waiting: what an admin has to handle, with counts. */
export const waitingResponse = z.object({
  /** Counts of the list 'Needs attention'. */
  attention: attentionCountsResponse,
  /** Number of undecided applications. */
  volunteers: z.number(),
  /** Number of unread messages. */
  contacts: z.number(),
  /** Gifts of this financial year without a PAN; `from` is its first day. */
  withoutPan: z.object({ from: text, count: z.number() }),
  /** Since when the payment gateway has not responded, with whole hours; absent while it responds. */
  gatewayOutage: z.optional(z.object({ since: instant, hours: z.number() })),
  /** Number of mails that have failed for over an hour and are still retried. */
  lateMails: z.number(),
  /** Payments of the last week since the last webhook event; absent while events arrive. */
  silentWebhook: z.optional(z.object({ since: z.optional(instant), payments: z.number() })),
  /** Whole days without a backup, and the newest one; absent if backups are current or made elsewhere. */
  missingBackup: z.optional(
    z.object({ days: z.number(), newest: z.optional(instant), isDaily: z.boolean() }),
  ),
  /** The 80G approval and the 12A registration, from eight months before they expire. */
  endingStandings: z.array(endingStanding),
  /** Absent if no statement is due, or once it has been filed. */
  dueStatement: z.optional(dueStatement),
  /** Absent if no statement is filed, or nothing in it has changed. */
  changedStatement: z.optional(changedStatement),
  /**
   * Receipts without an 80G approval although one now covers their day, with the days of their first and
   * last gift, such as '2026-04-01'; absent if there are none.
   */
  lateApprovals: z.optional(z.object({ count: z.number(), from: text, until: text })),
  /** Scheduled publications that failed, with the time and panel form of the oldest. */
  failedPublications: z.optional(
    z.object({ count: z.number(), oldest: z.object({ at: instant, panelPath: text }) }),
  ),
})
export type WaitingDto = z.output<typeof waitingResponse>

/** Income in rupees, net of refunds, and the number of gifts. */
const sums = { amount: z.number(), count: z.number() }

/** This month so far, last month, and the same month of last year. */
const compared = z.object({
  thisMonth: z.number(),
  lastMonth: z.number(),
  lastYear: z.number(),
})
export type ComparedDto = z.output<typeof compared>

/** Response of GET /api/admin/home: how the foundation is doing, without test payments. */
export const homeResponse = z.object({
  /** Indian months such as '2026-03', the oldest first: this one and the twelve before. */
  months: z.array(z.object({ month: text, ...sums })),
  /** Sums of the last twelve months, including this one; the largest first. */
  ways: z.array(z.object({ method: text, ...sums })),
  /** The same by purpose: its key in the list of donations, and its name if it has one. */
  purposes: z.array(z.object({ key: text, name: z.optional(text), ...sums })),
  newDonors: compared,
  newVolunteers: compared,
})
export type HomeDto = z.output<typeof homeResponse>
