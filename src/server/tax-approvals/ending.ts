import type { EndingStandingDto } from '@/domain/responses/home'
import { daysLeft, endingPhase, reminderOf, renewalDueOn } from '@/domain/tax-approval'
import { indianDayOf } from '@/lib/dates'
import { dayOf, readStandings } from './approvals'

/**
 * Finds the 80G approval and the 12A registration if they expire within months, or have expired.
 */
export async function findEndingStandings(now: Date): Promise<EndingStandingDto[]> {
  const settings = await readStandings()
  const today = indianDayOf(now)
  const held = [
    { standing: '80g', number: settings.registration80g, until: dayOf(settings.until80g) },
    { standing: '12a', number: settings.registration12a, until: dayOf(settings.until12a) },
  ] as const
  return held.flatMap(({ standing, number, until }) => {
    if (!number || !until || reminderOf(until, today) === null) return []
    return {
      standing,
      until,
      renewBy: renewalDueOn(until),
      phase: endingPhase(until, today),
      daysLeft: daysLeft(until, today),
    }
  })
}
