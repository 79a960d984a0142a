import { Badge } from '@/components/ui/badge'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import { useCopy } from '../use-copy'

/** The status of an application; an unknown one is shown as it is, in red (spec section 3). */
export function StatusBadge({ status }: { status: string }) {
  const { statuses } = useCopy(dashboardVolunteersContent)
  if (status === 'approved') return <Badge tone="good">{statuses.approved}</Badge>
  if (status === 'pending') return <Badge tone="waiting">{statuses.pending}</Badge>
  return <Badge tone="bad">{status === 'rejected' ? statuses.rejected : status}</Badge>
}
