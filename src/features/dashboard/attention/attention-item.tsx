import { Badge } from '@/components/ui/badge'
import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { translateMessage } from '@/content/validation'
import type { AttentionKind } from '@/domain/attention'
import { CURRENCY } from '@/domain/donation'
import type { AttentionDto } from '@/domain/responses/attention'
import { formatDateTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { moneyPaths, type useMoneyAction } from '../payments/use-money-action'
import { useCopy, useOfficeLocale } from '../use-copy'
import { AttentionFacts, DisputeFacts } from './attention-facts'
import type { Reconciling } from './reconcile-button'

/** A dialog that an item opens. */
export type Opening = { dialog: 'refund' | 'record' | 'ignore'; item: AttentionDto }

type AttentionItemProps = {
  item: AttentionDto
  actions: ReturnType<typeof useMoneyAction>
  reconciling: Reconciling
  open: (opening: Opening) => void
}

type Action = 'accept' | 'reject' | 'record' | 'ignore' | 'refund' | 'retry' | 'dismiss' | 'check'

/** The actions for each kind. */
const ACTIONS: Record<AttentionKind, readonly Action[]> = {
  dispute: [],
  refund: ['check'],
  'failed-refund': ['refund', 'ignore'],
  claim: ['accept', 'reject'],
  unmatched: ['record', 'ignore', 'refund'],
  'second-payment': ['accept', 'refund'],
  'amount-mismatch': ['accept', 'refund'],
  currency: ['refund'],
  international: ['accept', 'refund'],
  difference: ['check'],
  'monthly-gift': ['check'],
  settlement: ['check'],
  order: ['ignore'],
  stuck: ['check'],
  event: ['check'],
  'false-event': ['dismiss'],
  mail: ['retry'],
  'suspected-claim': ['accept', 'reject'],
}

function actionsOf({ kind, canSetAside }: AttentionDto): readonly Action[] {
  return canSetAside ? [...ACTIONS[kind], 'ignore'] : ACTIONS[kind]
}

/** Razorpay documents no URLs of single pages. */
const GATEWAY_DASHBOARD_URL = 'https://dashboard.razorpay.com/'

/** An item that needs attention: what it is, in plain words, and what an admin can do. */
export function AttentionItem({ item, actions, reconciling, open }: AttentionItemProps) {
  const toasts = useCopy(adminToastsContent)
  const dashboard = useCopy(dashboardContent)
  const copy = useCopy(dashboardAttentionContent)
  const { transactions } = useCopy(dashboardPaymentsContent)
  const locale = useOfficeLocale()
  const { id, kind, title, testMode } = item
  const { label, text } = copy.kinds[kind]
  const isClaim = kind === 'claim' || kind === 'suspected-claim'
  const money = amountText(item)
  const isItemBusy = actions.busyIds.includes(id)

  const decide = (path: 'accept' | 'reject', question: string, notices: Notices) => {
    if (!window.confirm(question)) return
    return actions.run(id, { path: `${moneyPaths.transactions}/${id}/${path}`, ...notices })
  }
  const views: Record<Action, ActionView> = {
    accept: {
      label: isClaim ? copy.acceptClaim : copy.accept,
      run: () =>
        decide(
          'accept',
          copy.confirmAccept(title, isClaim ? copy.claimOf(money) : copy.payment(money)),
          {
            done: testMode ? toasts.testCounted : toasts.donationCounted,
            failed: toasts.donationCountFailed,
          },
        ),
    },
    reject: {
      label: copy.reject,
      tone: 'danger',
      run: () =>
        decide('reject', copy.confirmReject(title, money), {
          done: toasts.claimRejected,
          failed: toasts.claimRejectFailed,
        }),
    },
    record: {
      label: copy.record,
      opensDialog: true,
      run: () => open({ dialog: 'record', item }),
    },
    ignore: {
      label: kind === 'unmatched' ? copy.ignore : copy.setAside,
      opensDialog: true,
      run: () => open({ dialog: 'ignore', item }),
    },
    refund: {
      label: copy.refund,
      tone: 'danger',
      opensDialog: true,
      run: () => open({ dialog: 'refund', item }),
    },
    retry: {
      label: copy.retry,
      run: () =>
        actions.run(id, {
          path: `/api/admin/mails/${id}/retry`,
          done: toasts.mailRetried,
          failed: toasts.mailRetryFailed,
        }),
    },
    dismiss: {
      label: copy.dismiss,
      run: () =>
        window.confirm(copy.confirmDismiss(title)) &&
        actions.run(id, {
          path: `/api/admin/gateway-events/${id}/dismiss`,
          done: toasts.eventDismissed,
          failed: toasts.eventDismissFailed,
        }),
    },
    check: {
      label: kind === 'refund' ? copy.checkRefund : copy.check,
      tone: 'quiet',
      isBusy: reconciling.isBusy,
      run: reconciling.reconcile,
    },
  }

  return (
    <li className="flex flex-col gap-3 rounded-card border border-line border-l-4 border-l-marigold bg-card p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={kind === 'suspected-claim' ? 'plain' : 'waiting'}>{label}</Badge>
        {testMode && <Badge tone="plain">{transactions.test}</Badge>}
        <span className="text-ink-soft text-sm">
          {formatDateTime(item.createdAt, locale) || dashboard.list.noDate}
        </span>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="wrap-anywhere min-w-0 font-semibold">{title}</p>
        {money && <p className="font-semibold text-neem-deep">{money}</p>}
      </div>
      <AttentionFacts item={item} />
      {item.countedAlready && (
        <p className="rounded-2xl bg-marigold-tint px-3 py-1 font-semibold text-[0.9375rem] text-ink">
          {translateMessage(item.countedAlready, locale)}
        </p>
      )}
      <p className="text-[0.9375rem]">{text}</p>
      {kind === 'dispute' && <DisputeFacts item={item} />}
      {(actionsOf(item).length > 0 || kind === 'dispute') && (
        <div className="mt-auto flex flex-wrap gap-2">
          {actionsOf(item).map((action, index) => (
            <ActionButton
              key={action}
              title={title}
              tone={index === 0 ? 'lead' : 'quiet'}
              {...views[action]}
              isBusy={isItemBusy || views[action].isBusy}
            />
          ))}
          {kind === 'dispute' && (
            <a
              href={GATEWAY_DASHBOARD_URL}
              target="_blank"
              rel="noreferrer"
              className={smallButtonClass('lead')}
            >
              {copy.respond}
            </a>
          )}
        </div>
      )}
    </li>
  )
}

type Notices = Pick<Parameters<ReturnType<typeof useMoneyAction>['run']>[1], 'done' | 'failed'>

function amountText({ amount, currency }: AttentionDto): string {
  return amount === undefined ? '' : formatMoney(amount, currency ?? CURRENCY)
}

/** What the button of an action says and does. */
type ActionView = {
  label: string
  run: () => unknown
  /** By default the first button of an item leads, and the others are quiet. */
  tone?: 'lead' | 'danger' | 'quiet'
  isBusy?: boolean
  opensDialog?: boolean
}

/** The `title` of the item tells many such buttons apart. */
type ActionButtonProps = ActionView & { title: string }

function ActionButton({ label, title, tone, isBusy, opensDialog, run }: ActionButtonProps) {
  const copy = useCopy(dashboardAttentionContent)
  return (
    <SmallButton
      aria-label={copy.forItem(label, title)}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      disabled={isBusy}
      onClick={run}
      tone={tone}
    >
      {isBusy ? copy.busy : label}
    </SmallButton>
  )
}
