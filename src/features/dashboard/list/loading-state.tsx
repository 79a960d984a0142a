import type { UseQueryResult } from '@tanstack/react-query'
import { LoadingProblem } from './loading-problem'
import { SkeletonRows } from './skeleton-rows'

type LoadingStateProps = {
  query: Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'>
  /** What could not be loaded, if it fails. */
  title: string
}

/** Placeholders while something loads, or why that failed; nothing once it is loaded. */
export function LoadingState({ query, title }: LoadingStateProps) {
  if (query.isPending) return <SkeletonRows />
  if (!query.error) return null
  return <LoadingProblem title={title} error={query.error} onRetry={() => query.refetch()} />
}
