import { useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import { adminRequest } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { useReasons } from '../use-reasons'
import { useMoneyRefetch } from './use-money-action'

const RECONCILE_PATH = '/api/admin/reconcile'

export type Reconciling = ReturnType<typeof useReconcile>

/** Has the server ask the gateway about everything that is open. */
export function useReconcile() {
  const toasts = useCopy(adminToastsContent)
  const { withServerReason } = useReasons()
  const copy = useCopy(dashboardAttentionContent)
  const refetch = useMoneyRefetch()
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState('')

  const reconcile = async () => {
    setIsBusy(true)
    setOutcome('')
    try {
      setOutcome(copy.reconciled(await adminRequest('POST', RECONCILE_PATH)))
    } catch (error) {
      console.warn('The gateway was not asked.', error)
      showToast({ ...withServerReason(toasts.reconcileFailed, error), tone: 'error' })
    }
    await refetch()
    setIsBusy(false)
  }

  return { isBusy, outcome, reconcile }
}

/** Asks the gateway at once, and says what came of it. */
export function ReconcileButton({ reconciling }: { reconciling: Reconciling }) {
  const copy = useCopy(dashboardAttentionContent)
  const { isBusy, outcome, reconcile } = reconciling
  return (
    <div className="grid max-w-md gap-2 max-sm:max-w-none max-sm:flex-1 max-sm:basis-full sm:justify-items-end">
      <SmallButton disabled={isBusy} onClick={reconcile}>
        {isBusy ? copy.reconciling : copy.reconcile}
      </SmallButton>
      <p role="status" className="text-ink-soft text-sm empty:hidden sm:text-right">
        {outcome}
      </p>
    </div>
  )
}
