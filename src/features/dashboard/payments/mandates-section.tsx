import { Badge, type BadgeTone } from '@/components/ui/badge'
import { SmallButton } from '@/components/ui/small-button'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardMonthlyContent } from '@/content/dashboard-monthly'
import { isOver } from '@/domain/monthly-gift'
import type { AdminMandateDto } from '@/domain/responses/monthly-gift'
import { formatDate } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { HistoryButton } from '../activity-log/history-button'
import { useCopy, useOfficeLocale } from '../use-copy'
import { MoneyList } from './money-list'
import { Donor, day } from './monthly-cells'
import { useMethodName } from './use-method-name'
import { moneyPaths, useMoneyAction } from './use-money-action'

const TONES: Record<AdminMandateDto['status'], BadgeTone> = {
  starting: 'plain',
  created: 'plain',
  authenticated: 'good',
  active: 'good',
  pending: 'waiting',
  halted: 'bad',
  paused: 'waiting',
  cancelled: 'plain',
  completed: 'plain',
  expired: 'plain',
}

/** All mandates for monthly gifts, newest first. */
export function MandatesSection() {
  const copy = useCopy(dashboardMonthlyContent).mandates
  const locale = useOfficeLocale()
  const { columns, statuses } = copy
  return (
    <MoneyList
      path={moneyPaths.subscriptions}
      copy={copy}
      statuses={statuses}
      columns={[
        { heading: columns.donor, cell: (mandate) => <Donor {...mandate} /> },
        { heading: columns.amount, isNumeric: true, cell: ({ amount }) => formatRupees(amount) },
        { heading: columns.status, cell: (mandate) => <Status mandate={mandate} /> },
        {
          heading: columns.next,
          isDay: true,
          cell: ({ nextChargeAt }) => day(nextChargeAt, locale),
        },
        { heading: columns.paid, isNumeric: true, cell: ({ paidCount }) => paidCount },
        {
          heading: columns.since,
          isDay: true,
          cell: ({ createdAt }) => formatDate(createdAt, locale),
        },
        {
          heading: columns.actions,
          isActions: true,
          cell: (mandate) => <Actions mandate={mandate} />,
        },
      ]}
    />
  )
}

type RowProps = { mandate: AdminMandateDto }

function Status({ mandate: { status, method, testMode, isEnding, cancelReason } }: RowProps) {
  const copy = useCopy(dashboardMonthlyContent).mandates
  const methodName = useMethodName()
  return (
    <>
      <span className="flex flex-wrap gap-1 lg:*:whitespace-nowrap max-lg:justify-end">
        <Badge tone={TONES[status]}>{copy.statuses[status]}</Badge>
        {isEnding && <Badge tone="waiting">{copy.ending}</Badge>}
        {testMode && <Badge tone="plain">{copy.test}</Badge>}
      </span>
      <span className="mt-1 block text-ink-soft text-sm empty:hidden">
        {status === 'cancelled' && cancelReason
          ? copy.reasons[cancelReason]
          : method && methodName(method)}
      </span>
    </>
  )
}

function Actions({ mandate: { id, donorName, amount, status, isEnding } }: RowProps) {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardMonthlyContent).mandates
  const { busyIds, run } = useMoneyAction()
  const end = () => {
    if (!window.confirm(copy.confirmCancel(donorName, formatRupees(amount)))) return
    return run(id, {
      path: `${moneyPaths.subscriptions}/${id}/cancel`,
      done: toasts.mandateEnded,
      failed: toasts.mandateEndFailed,
    })
  }
  return (
    <span className="flex flex-wrap gap-2 max-lg:justify-end">
      {!isOver(status) && !isEnding && status !== 'starting' && (
        <SmallButton
          aria-label={copy.cancelOf(donorName)}
          disabled={busyIds.includes(id)}
          onClick={end}
          tone="danger"
        >
          {copy.cancel}
        </SmallButton>
      )}
      <HistoryButton subjectId={id} name={donorName} />
    </span>
  )
}
