import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '@/components/ui/toast-store'
import type { ToastCopy } from '@/content/toasts'
import type { ApiAddress, ApiBody } from '@/lib/api-types'
import { WAITING_PATH } from '../home/use-home'
import { refetchLists } from '../query-client'
import { isAboutFields } from '../session/admin-request'
import { useAction } from '../use-action'
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
  const { run, busyId } = useAction(useMoneyRefetch())
  return {
    busyId,
    run: (id: string, { path, ...notices }: MoneyAction) =>
      run(() => request(path), { id, ...notices }),
  }
}

/**
 * Returns a function that sends the form of a money dialog, shows a toast and refetches all lists. Errors of
 * fields get no toast: the form shows them.
 * @throws (the function) the request's error, for the form to show.
 */
export function useMoneySave({ done, failed }: Pick<MoneyAction, 'done' | 'failed'>) {
  const { showFailure } = useReasons()
  const refetch = useMoneyRefetch()
  const request = useMoneyRequest()

  return async <Address extends ApiAddress<'POST'>>(
    path: Address,
    body: ApiBody<'POST', Address>,
    onSaved: () => void,
  ): Promise<void> => {
    try {
      await request(path, body)
    } catch (error) {
      if (!isAboutFields(error)) showFailure(failed, error, true)
      await refetch()
      throw error
    }
    showToast({ ...done, tone: 'success' })
    onSaved()
    await refetch()
  }
}
