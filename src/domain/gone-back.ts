import type { AuditChanges } from './audit'

/** An entry of the audit log about a gift or its payment; `at` is an ISO date. */
export type MoneyEntry = { at: string; changes: AuditChanges | null | undefined }

/** Part of a gift that went back at a moment; negative if it came in again. */
export type GoneBack = { at: string; paise: number }

type Gift = {
  amountPaise: number
  /** What has gone back so far. */
  gonePaise: number
  /** The moment to use for money that no entry mentions. */
  otherwiseAt: string
}

/**
 * Derives from the audit log when money of a gift went back. The parts add up to `gonePaise`, even if
 * entries are missing, since old ones are deleted.
 * @param entries the oldest first.
 */
export function goneBackOf(gift: Gift, entries: readonly MoneyEntry[]): GoneBack[] {
  const { amountPaise, gonePaise, otherwiseAt } = gift
  const found: GoneBack[] = []
  let [refunded, chargedBack, gone] = [0, 0, 0]
  let [wasCounted, isUndone] = [false, false]
  const note = (at: string, paise: number) => {
    if (paise !== gone) found.push({ at, paise: paise - gone })
    gone = paise
  }
  for (const { at, changes } of entries) {
    refunded = paiseAfter(changes?.refundedPaise, refunded)
    chargedBack = paiseAfter(changes?.chargedBackPaise, chargedBack)
    if (changes?.status) {
      wasCounted ||= changes.status.to === 'completed'
      // A claim confirmed by mistake: nothing was refunded, but its gift does not count.
      isUndone = wasCounted && changes.status.to !== 'completed'
    }
    note(at, isUndone ? amountPaise : Math.min(amountPaise, refunded + chargedBack))
  }
  note(otherwiseAt, gonePaise)
  return found
}

function paiseAfter(change: AuditChanges[string] | undefined, before: number): number {
  return change ? Number(change.to ?? 0) : before
}
