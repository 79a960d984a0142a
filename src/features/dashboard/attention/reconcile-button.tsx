import { useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import { useMoneyRefetch } from '../payments/use-money-action'
import { adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'

const RECONCILE_PATH = '/api/admin/reconcile'

export type Reconciling = ReturnType<typeof useReconcile>

/** Returns `reconcile`, which makes the server ask the gateway about everything that is open. */
export function useReconcile() {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardAttentionContent)
  const { run, isBusy } = useAction(useMoneyRefetch())
  const [outcome, setOutcome] = useState('')

  const reconcile = async () => {
    setOutcome('')
    setOutcome(copy.reconciled(await adminRequest('POST', RECONCILE_PATH)))
  }

  return {
    isBusy,
    outcome,
    reconcile: () => run(reconcile, { failed: toasts.reconcileFailed }),
  }
}

/** Asks the gateway at once and shows the result. */
export function ReconcileButton({ reconciling }: { reconciling: Reconciling }) {
  const copy = useCopy(dashboardAttentionContent)
  const { isBusy, outcome, reconcile } = reconciling
  return (
    <div className="grid max-w-md gap-2 max-sm:max-w-none max-sm:flex-1 max-sm:basis-full sm:justify-items-end">
      <SmallButton disabled={isBusy} onClick={reconcile}>
        {isBusy ? copy.reconciling : copy.reconcile}
      </SmallButton>
      <p role="status" className="text-ink-soft text-sm empty:sr-only sm:text-right">
        {outcome}
      </p>
    </div>
  )
}
