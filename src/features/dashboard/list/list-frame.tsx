import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { dashboardContent } from '@/content/dashboard'
import type { ApiList } from '@/lib/api-client'
import { useCopy } from '../use-copy'
import { LoadingProblem } from './loading-problem'
import { Pager } from './pager'
import { SkeletonRows } from './skeleton-rows'
import { useKeptFocus } from './use-kept-focus'

type ListFrameProps<Item> = {
  list: UseQueryResult<ApiList<Item>>
  page: number
  pageSize: number
  goToPage: (page: number) => void
  /** Shown if the list is empty, with an optional action. */
  empty: { title: string; description: string; action?: ReactNode }
  isSearch?: boolean
  /** False if the sum of what was found is announced instead. */
  isAnnounced?: boolean
  children: (items: Item[]) => ReactNode
}

/**
 * A list in all its states: loading, failed, empty, nothing found, a page of items. What a search or
 * filter found is announced.
 */
export function ListFrame<Item>({
  isSearch = false,
  isAnnounced = true,
  ...props
}: ListFrameProps<Item>) {
  const { list, page, goToPage } = props
  const copy = useCopy(dashboardContent).list
  const frame = useKeptFocus<HTMLDivElement>()

  // The buttons are at the end of a page: scroll to the start of the next one.
  const turnTo = (next: number) => {
    goToPage(next)
    frame.ref.current?.focus({ preventScroll: true })
    frame.ref.current?.scrollIntoView({ block: 'start' })
  }

  // The pager announces its page itself.
  const found =
    isSearch && isAnnounced && page === 1 && !list.isPlaceholderData ? list.data?.total : undefined
  return (
    <div
      {...frame}
      aria-busy={list.isFetching}
      className={`scroll-mt-24 shadow-none outline-none ${list.isPlaceholderData ? 'opacity-60' : ''}`}
    >
      <p role="status" className="sr-only">
        {found !== undefined && copy.found(found)}
      </p>
      <Items {...props} isSearch={isSearch} turnTo={turnTo} />
    </div>
  )
}

type ItemsProps<Item> = Omit<ListFrameProps<Item>, 'goToPage' | 'isAnnounced'> & {
  turnTo: (page: number) => void
}

function Items<Item>({
  list,
  page,
  pageSize,
  turnTo,
  empty,
  isSearch,
  children,
}: ItemsProps<Item>) {
  const copy = useCopy(dashboardContent).list
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
    <>
      {/* Keep what was loaded before: a row may have an open form. */}
      {problem && <div className="mb-4">{problem}</div>}
      {items.length === 0 && <EmptyState {...copy.pageGone} />}
      {children(items)}
      <Pager page={page} pageSize={pageSize} total={total} goToPage={turnTo} />
    </>
  )
}
