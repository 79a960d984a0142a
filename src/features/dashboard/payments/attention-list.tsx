'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { smallButtonClass } from '@/components/ui/small-button'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent as toasts } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import type { AttentionDto, ReconcileDto } from '@/domain/donation'
import { SkeletonRows } from '../list/skeleton-rows'
import { adminRequest } from '../session/admin-request'
import { AttentionItem } from './attention-item'
import { LoadingProblem } from './loading-problem'
import { type Refundable, RefundDialog } from './refund-dialog'
import { moneyPaths, useMoneyAction, useMoneyRefetch, withServerReason } from './use-money-action'

const RECONCILE_PATH = '/api/admin/reconcile'

const copy = dashboardContent.payments.attention

/** What waits for an admin; asked for once, shown in the list and counted beside its section. */
export function useAttention() {
  return useQuery({
    queryKey: [moneyPaths.attention],
    queryFn: ({ signal }) =>
      adminRequest<AttentionDto[]>('GET', moneyPaths.attention, undefined, { signal }),
  })
}

/** The list 'Needs attention': money set aside, claims, and what did not go on by itself. */
export function AttentionList() {
  const list = useAttention()
  const actions = useMoneyAction()
  const [refund, setRefund] = useState<Refundable | null>(null)
  return (
    <section aria-labelledby="attention-heading" className="mb-8">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="attention-heading" className="text-heading text-neem-deep">
            {copy.title}
            {list.data && list.data.length > 0 && ` (${list.data.length})`}
          </h2>
          <p className="text-[0.9375rem] text-ink-soft">{copy.lead}</p>
        </div>
        <ReconcileButton />
      </div>
      {list.isPending && <SkeletonRows />}
      {list.isError && (
        <LoadingProblem title={copy.failed} error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data?.length === 0 && (
        <p className="rounded-card border border-line border-dashed bg-card px-5 py-4 text-ink-soft">
          {copy.none}
        </p>
      )}
      {list.data && list.data.length > 0 && (
        <ul className="grid grid-cols-1 gap-3 xl:grid-cols-2">
          {list.data.map((item) => (
            <AttentionItem
              key={`${item.kind} ${item.id}`}
              item={item}
              actions={actions}
              openRefund={setRefund}
            />
          ))}
        </ul>
      )}
      {refund && <RefundDialog refund={refund} onClose={() => setRefund(null)} />}
    </section>
  )
}

function ReconcileButton() {
  const refetch = useMoneyRefetch()
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState('')

  const reconcile = async () => {
    setIsBusy(true)
    setOutcome('')
    try {
      setOutcome(copy.reconciled(await adminRequest<ReconcileDto>('POST', RECONCILE_PATH)))
    } catch (error) {
      console.warn('The gateway was not asked.', error)
      showToast({ ...withServerReason(toasts.reconcileFailed, error), tone: 'error' })
    }
    await refetch()
    setIsBusy(false)
  }

  return (
    <div className="grid max-w-md gap-2 max-sm:max-w-none max-sm:flex-1 max-sm:basis-full sm:justify-items-end">
      <button
        type="button"
        disabled={isBusy}
        onClick={reconcile}
        className={smallButtonClass('quiet')}
      >
        {isBusy ? copy.reconciling : copy.reconcile}
      </button>
      <p role="status" className="text-ink-soft text-sm empty:hidden sm:text-right">
        {outcome}
      </p>
    </div>
  )
}
