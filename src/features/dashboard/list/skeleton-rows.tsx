import { dashboardContent } from '@/content/dashboard'
import { useCopy } from '../use-copy'

/** Spec section 9. */
const ROWS = 3

/** Placeholder rows while a list loads. */
export function SkeletonRows() {
  const dashboard = useCopy(dashboardContent)
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{dashboard.list.loading}</span>
      {Array.from({ length: ROWS }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are never reordered.
          key={row}
          data-skeleton=""
          className="h-24 animate-pulse rounded-card bg-paper-deep forced-colors:border"
        />
      ))}
    </div>
  )
}
