import { Badge } from '@/components/ui/badge'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from '../use-copy'

/** Shown if one of an item's Hindi texts is missing. */
export function HindiBadge({ texts }: { texts: (string | undefined)[] }) {
  const dashboard = useCopy(dashboardContent)
  if (texts.every(Boolean)) return null
  return <Badge tone="plain">{dashboard.list.noHindi}</Badge>
}
