import type { AlertFacts } from '@/domain/alert'

/** Reads the facts of a site without problems: only reminders are sent. */
export async function noProblems(): Promise<AlertFacts> {
  return {
    stuckPayments: 0,
    paymentsWithoutEvent: 0,
    upForMs: 0,
    disk: null,
    backup: { isDaily: false },
    certificateEndsAt: null,
  }
}
