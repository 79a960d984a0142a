import { Badge } from '@/components/ui/badge'
import { dashboardContent } from '@/content/dashboard'

/** On an item that is still as the sample made it. */
export function SampleBadge({ isSample }: { isSample: true | undefined }) {
  return isSample ? <Badge tone="plain">{dashboardContent.sample}</Badge> : null
}
