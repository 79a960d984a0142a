import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import type { AttentionKind } from '@/domain/attention'
import { CURRENCY } from '@/domain/donation'
import type { AttentionDto } from '@/domain/responses/attention'
import { formatMoney } from '@/lib/money'
import { moneyPaths, type useMoneyAction } from '../payments/use-money-action'
import { useCopy } from '../use-copy'
import type { Reconciling } from './reconcile-button'

/** A dialog that an item opens. */
export type Opening = { dialog: 'refund' | 'record' | 'ignore'; item: AttentionDto }

export type ItemActionsOptions = {
  item: AttentionDto
  actions: ReturnType<typeof useMoneyAction>
  reconciling: Reconciling
  open: (opening: Opening) => void
}

type ActionName =
  | 'accept'
  | 'reject'
  | 'record'
  | 'ignore'
  | 'refund'
  | 'retry'
  | 'dismiss'
  | 'check'

/** The actions for each kind. */
const ACTIONS: Record<AttentionKind, readonly ActionName[]> = {
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

/** Whether a payment is the money of a gift that counts already: a refund would return that. */
export function isSameTransfer({ kind, countedAlready }: AttentionDto): boolean {
  return kind === 'second-payment' && countedAlready !== undefined
}

function namesOf(item: AttentionDto): readonly ActionName[] {
  if (isSameTransfer(item)) return ['ignore']
  const { kind, canSetAside } = item
  return canSetAside ? [...ACTIONS[kind], 'ignore'] : ACTIONS[kind]
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

export type ItemAction = ActionView & { name: ActionName }

/** Returns what an admin can do about an item, the first button first. */
export function useItemActions({
  item,
  actions,
  reconciling,
  open,
}: ItemActionsOptions): ItemAction[] {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardAttentionContent)
  const { id, kind, title, testMode } = item
  const isClaim = kind === 'claim' || kind === 'suspected-claim'
  const money = amountText(item)
  const isItemBusy = actions.busyIds.includes(id)

  const decide = (path: 'accept' | 'reject', question: string, notices: Notices) => {
    if (!window.confirm(question)) return
    return actions.run(id, { path: `${moneyPaths.transactions}/${id}/${path}`, ...notices })
  }
  const views: Record<ActionName, ActionView> = {
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
      label: kind === 'unmatched' || isSameTransfer(item) ? copy.ignore : copy.setAside,
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

  return namesOf(item).map((name, index) => ({
    name,
    tone: index === 0 ? 'lead' : 'quiet',
    ...views[name],
    isBusy: isItemBusy || views[name].isBusy,
  }))
}

type Notices = Pick<Parameters<ReturnType<typeof useMoneyAction>['run']>[1], 'done' | 'failed'>

/** Returns the amount of an item; '' without one. */
export function amountText({ amount, currency }: AttentionDto): string {
  return amount === undefined ? '' : formatMoney(amount, currency ?? CURRENCY)
}
