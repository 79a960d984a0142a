import type { AuditChanges } from './audit'

/** An entry of the audit log about a gift or its payment; `at` is an ISO date. */
export type MoneyEntry = { at: string; changes: AuditChanges | null | undefined }

/** Money that went back of a gift at a moment, in paise; negative where it came in again. */
export type GoneBack = { at: string; paise: number }

type Gift = {
  amountPaise: number
  /** What has gone back of it until now. */
  gonePaise: number
  /** The moment for money that no entry tells of. */
  otherwiseAt: string
}

/**
 * When money of a gift went back, as its entries in the audit log tell. Together it is what has gone back until
 * now: entries may be missing, since old ones are deleted.
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
    refunded = toPaise(changes?.refundedPaise, refunded)
    chargedBack = toPaise(changes?.chargedBackPaise, chargedBack)
    if (changes?.status) {
      wasCounted ||= changes.status.to === 'completed'
      // A claim that was confirmed by mistake: nothing is refunded, yet its gift counts for nothing.
      isUndone = wasCounted && changes.status.to !== 'completed'
    }
    note(at, isUndone ? amountPaise : Math.min(amountPaise, refunded + chargedBack))
  }
  note(otherwiseAt, gonePaise)
  return found
}

function toPaise(change: AuditChanges[string] | undefined, before: number): number {
  return change ? Number(change.to ?? 0) : before
}
