import { Badge } from '@/components/ui/badge'
import { dashboardContent } from '@/content/dashboard'

/** Says so where one of an item's Hindi texts is missing. */
export function HindiBadge({ texts }: { texts: (string | undefined)[] }) {
  if (texts.every(Boolean)) return null
  return <Badge tone="plain">{dashboardContent.list.noHindi}</Badge>
}
