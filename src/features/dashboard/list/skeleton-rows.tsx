import { dashboardContent } from '@/content/dashboard'
import { SLIDER_SKELETON_ROW_COUNT } from '@/domain/slider'
import { useCopy } from '../use-copy'

/** What stands where a list will be (spec section 9: 3 rows). */
export function SkeletonRows() {
  const dashboard = useCopy(dashboardContent)
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{dashboard.list.loading}</span>
      {Array.from({ length: SLIDER_SKELETON_ROW_COUNT }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without content never change places.
          key={row}
          data-skeleton=""
          className="h-24 animate-pulse rounded-card bg-paper-deep"
        />
      ))}
    </div>
  )
}
