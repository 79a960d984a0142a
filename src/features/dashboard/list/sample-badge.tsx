import { Badge } from '@/components/ui/badge'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from '../use-copy'

/** Marks unedited sample content. */
export function SampleBadge({ isSample }: { isSample: true | undefined }) {
  const dashboard = useCopy(dashboardContent)
  return isSample ? <Badge tone="plain">{dashboard.sample}</Badge> : null
}
