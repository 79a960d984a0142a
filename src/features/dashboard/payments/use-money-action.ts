import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '@/components/ui/toast-store'
import type { ToastCopy } from '@/content/toasts'
import type { ApiAddress, ApiBody, ApiResponse } from '@/lib/api-types'
import { WAITING_PATH } from '../home/use-home'
import { refetchLists } from '../query-client'
import { useAction } from '../use-action'
import { useIsGone } from '../use-is-gone'
import { useReasons } from '../use-reasons'
import { useMoneyRequest } from './use-money-request'

export const moneyPaths = {
  attention: '/api/admin/attention',
  attentionCounts: '/api/admin/attention/counts',
  donations: '/api/admin/donations',
  donors: '/api/admin/donors',
  statistics: '/api/admin/donations/stats',
  transactions: '/api/admin/transactions',
  settlements: '/api/admin/settlements',
  statements: '/api/admin/statements',
  findings: '/api/admin/statement-findings',
  subscriptions: '/api/admin/subscriptions',
  pledges: '/api/admin/pledges',
} as const

type MoneyAction = { path: ApiAddress<'POST'>; done: ToastCopy; failed: ToastCopy }

/** Returns a function that refetches everything a change of money may affect (spec section 7). */
export function useMoneyRefetch(): () => Promise<void> {
  const client = useQueryClient()
  return () => refetchLists(client, [...Object.values(moneyPaths), WAITING_PATH])
}

/** Returns `run`, which sends a money request, shows a toast and refetches all lists. */
export function useMoneyAction() {
  const request = useMoneyRequest()
  const { run, busyIds } = useAction(useMoneyRefetch())
  return {
    busyIds,
    run: (id: string, { path, ...notices }: MoneyAction) =>
      run(() => request(path), { id, ...notices }),
  }
}

/**
 * Returns a function that sends the form of a money dialog. If that fails, it refetches all lists, and the
 * form shows the failure. A toast tells it only if the dialog is gone by then: closed meanwhile, or with
 * a row that is no longer in its list.
 * @throws (the function) the request's error, for the form to show.
 */
export function useMoneyDialogRequest(failed: ToastCopy) {
  const { showFailure } = useReasons()
  const refetch = useMoneyRefetch()
  const request = useMoneyRequest()
  const isGone = useIsGone()

  return async <Address extends ApiAddress<'POST'>>(
    path: Address,
    body: ApiBody<'POST', Address>,
  ): Promise<ApiResponse<'POST', Address>> => {
    try {
      return await request(path, body)
    } catch (error) {
      await refetch()
      if (isGone()) showFailure(failed, error, true)
      throw error
    }
  }
}

/**
 * Returns a function that sends the form of a money dialog as `useMoneyDialogRequest` does. If that succeeds, it
 * shows a toast, closes the dialog if it is still open, and refetches all lists.
 * @throws (the function) the request's error, for the form to show.
 */
export function useMoneySave({ done, failed }: Pick<MoneyAction, 'done' | 'failed'>) {
  const isGone = useIsGone()
  const refetch = useMoneyRefetch()
  const request = useMoneyDialogRequest(failed)

  return async <Address extends ApiAddress<'POST'>>(
    path: Address,
    body: ApiBody<'POST', Address>,
    close: () => void,
  ): Promise<void> => {
    await request(path, body)
    showToast({ ...done, tone: 'success' })
    if (!isGone()) close()
    await refetch()
  }
}
