import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { dashboardContent } from '@/content/dashboard'
import type { ToastCopy } from '@/content/toasts'
import { messages } from '@/domain/messages'
import { failureMessage } from '@/lib/api-client'

export const moneyPaths = {
  attention: '/api/admin/attention',
  donations: '/api/admin/donations',
  statistics: '/api/admin/donations/stats',
  transactions: '/api/admin/transactions',
  settlements: '/api/admin/settlements',
} as const

type MoneyAction = { call: () => Promise<unknown>; done: ToastCopy; failed: ToastCopy }

/** Fetches all anew that a change of money may have touched (spec section 7). */
export function useMoneyRefetch(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const all = Object.values(moneyPaths)
    await Promise.all(all.map((path) => client.invalidateQueries({ queryKey: [path] })))
  }
}

/** What an admin does with money at a press of a button: call, notice, and all lists anew. */
export function useMoneyAction() {
  const refetch = useMoneyRefetch()
  const [busyId, setBusyId] = useState<string | null>(null)

  const run = async (id: string, { call, done, failed }: MoneyAction): Promise<void> => {
    setBusyId(id)
    try {
      await call()
      showToast({ ...done, tone: 'success' })
    } catch (error) {
      console.warn('Nothing was done with the money.', error)
      showToast({ ...withServerReason(failed, error), tone: 'error' })
    }
    await refetch()
    setBusyId(null)
  }

  return { busyId, run }
}

/** A notice of a failure with the server's own words, for which the admin can do something. */
export function withServerReason(toast: ToastCopy, error: unknown): ToastCopy {
  const { tooLate } = dashboardContent.payments
  const reason = failureMessage(error, '')
  if (!reason) return toast
  // Both answers mean that it was decided already.
  const isTooLate = reason === messages.changedMeanwhile || reason === messages.notFound
  return { ...toast, description: `${toast.description}. ${isTooLate ? tooLate : reason}` }
}
