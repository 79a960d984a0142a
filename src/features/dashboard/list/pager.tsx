import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from '../use-copy'

type PagerProps = {
  page: number
  pageSize: number
  total: number
  goToPage: (page: number) => void
}

/** Navigates the pages of a list; renders nothing if there is only one. */
export function Pager({ page, pageSize, total, goToPage }: PagerProps) {
  const dashboard = useCopy(dashboardContent)
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  if (pageCount === 1 && page === 1) return null
  const { label, previous, next, position } = dashboard.list.pager
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center justify-center gap-3">
      <SmallButton
        disabled={page === 1}
        // From beyond the end, as after a deletion, go to the last page.
        onClick={() => goToPage(Math.min(page - 1, pageCount))}
      >
        {previous}
      </SmallButton>
      <p aria-live="polite" className="text-[0.9375rem]">
        {position(page, pageCount)}
      </p>
      <SmallButton disabled={page >= pageCount} onClick={() => goToPage(page + 1)}>
        {next}
      </SmallButton>
    </nav>
  )
}
