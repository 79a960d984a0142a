import { slugs } from '@/cms/slugs'
import { approvalOn } from '@/domain/tax-approval'
import { renewTags } from '@/lib/content-time'
import { indianDayOf } from '@/lib/dates'
import { readApprovals } from './approvals'

/**
 * Renews the pages where another 80G approval holds since, or none: they are cached, and nobody saves
 * anything at that moment.
 * @returns whether that is so.
 */
export async function renewApprovalPages(since: Date, now: Date): Promise<boolean> {
  const [before, today] = [indianDayOf(since), indianDayOf(now)]
  if (before === today) return false
  const approvals = await readApprovals()
  const hasTurned = approvalOn(approvals, before) !== approvalOn(approvals, today)
  // Every server looks for itself, so that none has to be told.
  if (hasTurned) renewTags([slugs.siteSettings])
  return hasTurned
}
