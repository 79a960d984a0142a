import { useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import { attentionKinds } from '@/domain/attention'
import { CURRENCY } from '@/domain/donation'
import type { AttentionDto } from '@/domain/responses/attention'
import { formatMoney } from '@/lib/money'
import { useDashboardAddress } from '../dashboard-address'
import { EmptyNote } from '../list/empty-note'
import { LoadingProblem } from '../list/loading-problem'
import { Pager } from '../list/pager'
import { SkeletonRows } from '../list/skeleton-rows'
import { useKeptFocus } from '../list/use-kept-focus'
import { withCount } from '../list/with-count'
import { leftRupees } from '../payments/left-rupees'
import { RecordDialog } from '../payments/record-dialog'
import { type Refundable, RefundDialog } from '../payments/refund-dialog'
import { useMoneyAction } from '../payments/use-money-action'
import { useCopy } from '../use-copy'
import { usePageTitle } from '../use-page-title'
import { AttentionItem } from './attention-item'
import { AttentionKinds } from './attention-kinds'
import { IgnoreDialog } from './ignore-dialog'
import { ReconcileButton, useReconcile } from './reconcile-button'
import {
  ATTENTION_PAGE_SIZE,
  countWithoutSpam,
  SPAM_KIND,
  useAttention,
  useAttentionCounts,
} from './use-attention'
import type { Opening } from './use-item-actions'

/** How many of each kind the server returns if all kinds are requested. */
const OF_EACH = 20

/** The list 'Needs attention': money set aside, claims, disputes, and failed automatic work. */
export function AttentionList() {
  const { pageGone } = useCopy(dashboardContent).list
  const copy = useCopy(dashboardAttentionContent)
  const { page, param, go, goToPage } = useDashboardAddress()
  const kind = attentionKinds.find((each) => each === param('kind')) ?? null
  const counts = useAttentionCounts()
  usePageTitle(useCopy(dashboardContent).tabs.names.payments)
  const list = useAttention(kind, page)
  const actions = useMoneyAction()
  const reconciling = useReconcile()
  const [opening, setOpening] = useState<Opening | null>(null)
  const keptFocus = useKeptFocus<HTMLElement>()

  const items = (list.data?.items ?? []).filter((item) => kind || item.kind !== SPAM_KIND)
  const waiting = counts.data ? countWithoutSpam(counts.data) : 0
  const spam = counts.data?.kinds.find((each) => each.kind === SPAM_KIND)?.count ?? 0
  const choose = (chosen: string | null) => go({ kind: chosen, page: null })
  const error = counts.error ?? list.error
  /** Whether the page is beyond the end, as after the last item of a page was settled. */
  const isPageGone = kind && items.length === 0 && (list.data?.total ?? 0) > 0
  return (
    <section
      {...keptFocus}
      aria-labelledby="attention-heading"
      className="mb-8 shadow-none outline-none"
    >
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="attention-heading" className="text-heading text-neem-deep">
            {withCount(copy.title, waiting || undefined)}
          </h2>
          <p className="text-[0.9375rem] text-ink-soft">{copy.lead}</p>
        </div>
        <ReconcileButton reconciling={reconciling} />
      </div>
      {error && (
        <div className="mb-4">
          <LoadingProblem
            title={copy.failed}
            error={error}
            onRetry={() => Promise.all([counts.refetch(), list.refetch()])}
          />
        </div>
      )}
      {!error && (!counts.data || !list.data) && <SkeletonRows />}
      {/* Keep what was loaded before, also if it could not be fetched again. */}
      {counts.data && list.data && (
        <>
          {(counts.data.total > 0 || kind) && (
            <AttentionKinds counts={counts.data} chosen={kind} onChoose={choose} />
          )}
          {isPageGone && <EmptyState {...pageGone} />}
          {items.length === 0 && !isPageGone && (
            <EmptyNote>{kind ? copy.noneOfKind : copy.none}</EmptyNote>
          )}
          <ul
            aria-busy={list.isFetching}
            className={`grid grid-cols-1 gap-3 empty:hidden xl:grid-cols-2 ${list.isPlaceholderData ? 'opacity-60' : ''}`}
          >
            {items.map((item) => (
              <AttentionItem
                key={`${item.kind} ${item.id}`}
                item={item}
                actions={actions}
                reconciling={reconciling}
                open={setOpening}
              />
            ))}
          </ul>
          {kind ? (
            <Pager
              page={page}
              pageSize={ATTENTION_PAGE_SIZE}
              total={list.data.total}
              goToPage={goToPage}
            />
          ) : (
            waiting > items.length && (
              <p className="mt-3 text-ink-soft text-sm">{copy.onlyFirst(OF_EACH)}</p>
            )
          )}
          {!kind && spam > 0 && (
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line border-dashed px-5 py-3">
              <p className="min-w-0 flex-1 basis-64 text-[0.9375rem] text-ink-soft">
                <span className="font-semibold">{copy.spam.title(spam)}</span> {copy.spam.text}
              </p>
              <SmallButton onClick={() => choose(SPAM_KIND)}>{copy.spam.show}</SmallButton>
            </div>
          )}
        </>
      )}
      {opening && <OpenDialog opening={opening} items={items} onClose={() => setOpening(null)} />}
    </section>
  )
}

type OpenDialogProps = { opening: Opening; items: AttentionDto[]; onClose: () => void }

function OpenDialog({ opening: { dialog, item }, items, onClose }: OpenDialogProps) {
  switch (dialog) {
    case 'refund':
      return <RefundDialog refund={toRefundable(item, items)} onClose={onClose} />
    case 'record':
      return (
        <RecordDialog
          payment={{
            id: item.id,
            amount: formatMoney(item.amount ?? 0, item.currency ?? CURRENCY),
            email: item.donorEmail,
            phone: item.donorPhone,
            detail: item.detail,
          }}
          onClose={onClose}
        />
      )
    case 'ignore':
      return <IgnoreDialog item={item} onClose={onClose} />
  }
}

/**
 * Takes the amounts from the current list; an item that somebody else has settled is no longer in
 * it.
 */
function toRefundable(opened: AttentionDto, items: AttentionDto[]): Refundable {
  const now = items.find(({ id, kind }) => id === opened.id && kind === opened.kind)
  const { amount = 0, refunded = 0, chargedBack } = now ?? opened
  return {
    id: opened.id,
    donor: opened.title,
    left: now ? leftRupees({ amount, refunded, chargedBack }) : 0,
    refunded,
    currency: opened.currency ?? CURRENCY,
    method: opened.method,
    isTest: opened.testMode ?? false,
  }
}
