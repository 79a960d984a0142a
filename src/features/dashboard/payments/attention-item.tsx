import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { smallButtonClass } from '@/components/ui/small-button'
import { adminToastsContent as toasts } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import type { AttentionDto, AttentionKind } from '@/domain/donation'
import { formatDateTime } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { adminRequest } from '../session/admin-request'
import type { Refundable } from './refund-dialog'
import { moneyPaths, type useMoneyAction } from './use-money-action'

type AttentionItemProps = {
  item: AttentionDto
  actions: ReturnType<typeof useMoneyAction>
  openRefund: (refund: Refundable) => void
}

type Action = 'accept' | 'refund' | 'reject' | 'retry'

/** What can be done about each; the others mend themselves with the next check, or need a technician. */
const ACTIONS: Record<AttentionKind, readonly Action[]> = {
  'amount-mismatch': ['accept', 'refund'],
  international: ['accept', 'refund'],
  'second-payment': ['accept', 'refund'],
  currency: ['refund'],
  unmatched: ['refund'],
  dispute: [],
  refund: [],
  difference: [],
  order: [],
  'false-event': [],
  claim: ['accept', 'reject'],
  'suspected-claim': ['accept', 'reject'],
  stuck: [],
  event: [],
  mail: ['retry'],
}

const { attention: copy, transactions, methodFallback } = dashboardContent.payments

/** One thing that waits for an admin: what it is in plain words, and what can be done. */
export function AttentionItem({ item, actions, openRefund }: AttentionItemProps) {
  const { id, kind, title, amount, testMode } = item
  const { label, text } = copy.kinds[kind]
  const rupees = amount === undefined ? '' : formatRupees(amount)
  const isBusy = actions.busyId === id

  const accept = () => {
    const what = kind === 'amount-mismatch' ? copy.whatCameIn : rupees
    if (!window.confirm(copy.confirmAccept(what, title))) return
    return actions.run(id, {
      call: () => adminRequest('POST', `${moneyPaths.transactions}/${id}/accept`),
      done: toasts.donationCounted,
      failed: toasts.donationCountFailed,
    })
  }
  const reject = () => {
    if (!window.confirm(copy.confirmReject(rupees, title))) return
    return actions.run(id, {
      call: () => adminRequest('POST', `${moneyPaths.transactions}/${id}/reject`),
      done: toasts.claimRejected,
      failed: toasts.claimRejectFailed,
    })
  }
  const retry = () =>
    actions.run(id, {
      call: () => adminRequest('POST', `/api/admin/mails/${id}/retry`),
      done: toasts.mailRetried,
      failed: toasts.mailRetryFailed,
    })
  const refund = () =>
    openRefund({
      id,
      donor: title,
      left: amount ?? 0,
      method: item.method ?? methodFallback,
      isTest: testMode ?? false,
    })

  const buttons: Record<Action, ReactNode> = {
    accept: (
      <ActionButton
        key="accept"
        {...{ title, isBusy }}
        label={kind === 'claim' ? copy.acceptClaim : copy.accept}
        tone="lead"
        onClick={accept}
      />
    ),
    refund: (
      <ActionButton
        key="refund"
        {...{ title, isBusy }}
        label={copy.refund}
        tone="danger"
        onClick={refund}
        opensDialog
      />
    ),
    reject: (
      <ActionButton
        key="reject"
        {...{ title, isBusy }}
        label={copy.reject}
        tone="danger"
        onClick={reject}
      />
    ),
    retry: (
      <ActionButton
        key="retry"
        {...{ title, isBusy }}
        label={copy.retry}
        tone="lead"
        onClick={retry}
      />
    ),
  }

  return (
    <li className="flex flex-col gap-3 rounded-card border border-line border-l-4 border-l-marigold bg-card p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="waiting">{label}</Badge>
        {testMode && <Badge tone="plain">{transactions.test}</Badge>}
        <span className="text-ink-soft text-sm">
          {formatDateTime(item.createdAt) || dashboardContent.list.noDate}
        </span>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="wrap-anywhere min-w-0 font-semibold">{title}</p>
        {rupees && <p className="font-semibold text-neem-deep">{rupees}</p>}
      </div>
      <p className="wrap-anywhere text-ink-soft text-sm empty:hidden">
        {[item.donorEmail, item.method, item.reference].filter(Boolean).join(' · ')}
      </p>
      <p className="text-[0.9375rem]">{text}</p>
      {ACTIONS[kind].length > 0 && (
        <div className="mt-auto flex flex-wrap gap-2">
          {ACTIONS[kind].map((action) => buttons[action])}
        </div>
      )}
    </li>
  )
}

type ActionButtonProps = {
  label: string
  /** Whose: many such buttons stand together. */
  title: string
  tone: 'lead' | 'danger'
  isBusy: boolean
  onClick: () => void
  opensDialog?: boolean
}

function ActionButton({ label, title, tone, isBusy, onClick, opensDialog }: ActionButtonProps) {
  return (
    <button
      type="button"
      aria-label={copy.forItem(label, title)}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      disabled={isBusy}
      onClick={onClick}
      className={smallButtonClass(tone)}
    >
      {isBusy ? copy.busy : label}
    </button>
  )
}
