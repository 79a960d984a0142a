import { useQuery } from '@tanstack/react-query'
import type { AttentionKind } from '@/domain/attention'
import type { AttentionCountsDto } from '@/domain/responses/attention'
import { useAdminList } from '../list/use-admin-list'
import { moneyPaths } from '../payments/use-money-action'
import { adminQuery } from '../session/admin-query'

export const ATTENTION_PAGE_SIZE = 50
/** Claims that a bot seems to have sent; they are neither counted nor listed with the others. */
export const SPAM_KIND: AttentionKind = 'suspected-claim'

/** Fetches how many items of each kind need attention. */
export function useAttentionCounts() {
  return useQuery(adminQuery(moneyPaths.attentionCounts))
}

/** Counts the items that need attention, without suspected spam. */
export function countWithoutSpam({ kinds }: AttentionCountsDto): number {
  return kinds.filter(({ kind }) => kind !== SPAM_KIND).reduce((sum, { count }) => sum + count, 0)
}

/** Fetches a page of one kind, or the first items of all kinds. */
export function useAttention(kind: AttentionKind | null, page: number) {
  return useAdminList(moneyPaths.attention, {
    filters: { kind: kind ?? '' },
    page: kind ? page : 1,
    pageSize: ATTENTION_PAGE_SIZE,
  })
}
