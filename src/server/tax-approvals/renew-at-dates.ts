import { slugs } from '@/cms/slugs'
import { approvalOn } from '@/domain/tax-approval'
import { renewTags } from '@/lib/content-time'
import { indianDayOf } from '@/lib/dates'
import { approvalsOf, readStandings, registration12aOn } from './approvals'

/**
 * Renews the pages if the 80G approval or 12A registration in force has changed since then: the pages are
 * cached, and nothing is saved at that moment.
 * @returns whether it has changed.
 */
export async function renewApprovalPages(since: Date, now: Date): Promise<boolean> {
  const [before, today] = [indianDayOf(since), indianDayOf(now)]
  if (before === today) return false
  const settings = await readStandings()
  const approvals = approvalsOf(settings)
  const hasChanged =
    approvalOn(approvals, before) !== approvalOn(approvals, today) ||
    registration12aOn(settings, before) !== registration12aOn(settings, today)
  // Every server runs this itself, so no other needs to be notified.
  if (hasChanged) renewTags([slugs.siteSettings])
  return hasChanged
}
