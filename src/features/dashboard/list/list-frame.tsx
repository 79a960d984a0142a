import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { dashboardContent } from '@/content/dashboard'
import type { ApiList } from '@/lib/api-client'
import { useCopy } from '../use-copy'
import { LoadingProblem } from './loading-problem'
import { Pager } from './pager'
import { SkeletonRows } from './skeleton-rows'

type ListFrameProps<Item> = {
  list: UseQueryResult<ApiList<Item>>
  page: number
  pageSize: number
  goToPage: (page: number) => void
  /** Shown if the list is empty, with an optional action. */
  empty: { title: string; description: string; action?: ReactNode }
  isSearch?: boolean
  children: (items: Item[]) => ReactNode
}

/** A list in all its states: loading, failed, empty, nothing found, a page of items. */
export function ListFrame<Item>({
  list,
  page,
  pageSize,
  goToPage,
  empty,
  isSearch = false,
  children,
}: ListFrameProps<Item>) {
  const copy = useCopy(dashboardContent).list
  const frame = useRef<HTMLDivElement>(null)

  // The buttons are at the end of a page: scroll to the start of the next one.
  const turnTo = (next: number) => {
    goToPage(next)
    frame.current?.focus({ preventScroll: true })
    frame.current?.scrollIntoView({ block: 'start' })
  }

  if (list.isPending) return <SkeletonRows />
  const problem = list.isError && (
    <LoadingProblem title={copy.failed} error={list.error} onRetry={() => list.refetch()} />
  )
  if (list.isLoadingError) return problem
  const { items, total } = list.data
  if (total === 0 && isSearch) return <EmptyState {...copy.nothingFound} />
  if (total === 0) {
    return (
      <div className="grid justify-items-center gap-4">
        <EmptyState title={empty.title} description={empty.description} />
        {empty.action}
      </div>
    )
  }
  return (
    <div
      ref={frame}
      tabIndex={-1}
      aria-busy={list.isFetching}
      className={`scroll-mt-24 shadow-none outline-none ${list.isPlaceholderData ? 'opacity-60' : ''}`}
    >
      {/* Keep what was loaded before: a row may have an open form. */}
      {problem && <div className="mb-4">{problem}</div>}
      {items.length === 0 && <EmptyState {...copy.pageGone} />}
      {children(items)}
      <Pager page={page} pageSize={pageSize} total={total} goToPage={turnTo} />
    </div>
  )
}
