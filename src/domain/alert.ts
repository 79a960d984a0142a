import { DAY_MS, HOUR_MS } from './durations'

/** What the site watches of itself, and tells of by e-mail. */
export const problems = ['payments', 'gateway', 'webhook', 'disk', 'backup', 'certificate'] as const
export type Problem = (typeof problems)[number]

/** What is known at some moment. */
export type AlertFacts = {
  /** Payments whose outcome has been unknown for over an hour. */
  stuckPayments: number
  /** Since when the gateway has not answered the site, an ISO date; absent while it does. */
  outageSince?: string
  /** Payments that came in while the gateway sent no message. */
  untoldPayments: number
  /** The fullest disk, in bytes; null where the system does not tell. */
  disk: { freeBytes: number; totalBytes: number } | null
  /** `lastAt`: when the newest was made. */
  backup: { isDaily: boolean; lastAt?: string }
  /** How long this server has been running. */
  upForMs: number
  /** When the site's certificate ends; null without https, and where it cannot be read. */
  certificateEndsAt: string | null
}

/** One missed day may be chance. */
const OLD_BACKUP_MS = 2 * DAY_MS
/** By then the first backup after a start is made. */
const FIRST_BACKUP_MS = HOUR_MS
/** Certificates are renewed a month before their end: two weeks before it, that has failed. */
const CERTIFICATE_DUE_MS = 14 * DAY_MS
const LEAST_FREE_BYTES = 1024 ** 3
const LEAST_FREE_SHARE = 0.1

/** Whether each problem is there; null where that cannot be told. */
export function judgeProblems(facts: AlertFacts, now: Date): Record<Problem, boolean | null> {
  const { stuckPayments, outageSince, untoldPayments, disk, certificateEndsAt } = facts
  return {
    payments: stuckPayments > 0,
    gateway: outageSince !== undefined,
    webhook: untoldPayments > 0,
    disk: disk && isDiskLow(disk),
    backup: isBackupMissing(facts, now),
    certificate:
      certificateEndsAt === null
        ? null
        : Date.parse(certificateEndsAt) - now.getTime() < CERTIFICATE_DUE_MS,
  }
}

/** Whether a disk has less room than a site should have. */
export function isDiskLow(disk: { freeBytes: number; totalBytes: number }): boolean {
  return disk.freeBytes < LEAST_FREE_BYTES || disk.freeBytes < disk.totalBytes * LEAST_FREE_SHARE
}

/** Whether the newest backup is older than two days. */
export function isBackupOld(lastAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(lastAt) > OLD_BACKUP_MS
}

function isBackupMissing({ backup, upForMs }: AlertFacts, now: Date): boolean | null {
  if (!backup.isDaily) return false
  if (backup.lastAt) return isBackupOld(backup.lastAt, now)
  return upForMs > FIRST_BACKUP_MS ? true : null
}
