import { DAY_MS, HOUR_MS } from './durations'

/** The problems that the site watches for, and reports by e-mail. */
export const problems = ['payments', 'gateway', 'webhook', 'disk', 'backup', 'certificate'] as const
export type Problem = (typeof problems)[number]

/** What the problems are judged by. */
export type AlertFacts = {
  /** Number of payments whose outcome has been unknown for over an hour. */
  stuckPayments: number
  /** Since when the gateway has not answered the site, an ISO date; absent while it does, null if unknown. */
  outageSince?: string | null
  /** Number of payments that came in without a webhook event. */
  paymentsWithoutEvent: number
  /** The fullest disk, in bytes; null if the system does not report it. */
  disk: { freeBytes: number; totalBytes: number } | null
  /** `lastAt`: when the newest was made, an ISO date. */
  backup: { isDaily: boolean; lastAt?: string }
  /** How long this server has been running. */
  upForMs: number
  /** When the site's certificate expires, an ISO date; null without https or if it cannot be read. */
  certificateEndsAt: string | null
}

/** A single missed day may be chance. */
const OLD_BACKUP_MS = 2 * DAY_MS
/** The first backup after a start is done by then. */
const FIRST_BACKUP_MS = HOUR_MS
/** Certificates are renewed a month before they expire: two weeks before, renewal has failed. */
const CERTIFICATE_DUE_MS = 14 * DAY_MS
const LEAST_FREE_BYTES = 1024 ** 3
const LEAST_FREE_SHARE = 0.1

/** Returns for each problem whether it exists; null if unknown. */
export function judgeProblems(facts: AlertFacts, now: Date): Record<Problem, boolean | null> {
  const { stuckPayments, outageSince, paymentsWithoutEvent, disk, certificateEndsAt } = facts
  return {
    payments: stuckPayments > 0,
    gateway: outageSince === null ? null : outageSince !== undefined,
    webhook: paymentsWithoutEvent > 0,
    disk: disk && isDiskLow(disk),
    backup: isBackupMissing(facts, now),
    certificate:
      certificateEndsAt === null
        ? null
        : Date.parse(certificateEndsAt) - now.getTime() < CERTIFICATE_DUE_MS,
  }
}

/** Whether a disk has less than 1 GB or a tenth of its size free. */
export function isDiskLow(disk: { freeBytes: number; totalBytes: number }): boolean {
  return disk.freeBytes < LEAST_FREE_BYTES || disk.freeBytes < disk.totalBytes * LEAST_FREE_SHARE
}

/** Whether the newest backup is older than two days. */
export function isBackupOld(lastAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(lastAt) > OLD_BACKUP_MS
}

function isBackupMissing({ backup, upForMs }: AlertFacts, now: Date): boolean | null {
  // Unknown: that they were switched off must not be reported as a recovery.
  if (!backup.isDaily) return null
  if (backup.lastAt && !isBackupOld(backup.lastAt, now)) return false
  return upForMs > FIRST_BACKUP_MS ? true : null
}
