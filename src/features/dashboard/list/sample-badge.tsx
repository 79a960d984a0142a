import { Badge } from '@/components/ui/badge'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from '../use-copy'

/** On an item that is still as the sample made it. */
export function SampleBadge({ isSample }: { isSample: true | undefined }) {
  const dashboard = useCopy(dashboardContent)
  return isSample ? <Badge tone="plain">{dashboard.sample}</Badge> : null
}
