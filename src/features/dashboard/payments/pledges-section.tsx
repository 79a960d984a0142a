import { Badge } from '@/components/ui/badge'
import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardMonthlyContent } from '@/content/dashboard-monthly'
import type { AdminPledgeDto } from '@/domain/responses/monthly-gift'
import { formatDate } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { useCopy, useOfficeLocale } from '../use-copy'
import { MoneyList } from './money-list'
import { Donor, day } from './monthly-cells'
import { moneyPaths, useMoneyAction } from './use-money-action'

/** All pledges (monthly gifts without a mandate), newest first. */
export function PledgesSection() {
  const copy = useCopy(dashboardMonthlyContent).pledges
  const locale = useOfficeLocale()
  const { columns, statuses } = copy
  return (
    <MoneyList
      path={moneyPaths.pledges}
      copy={copy}
      statuses={statuses}
      columns={[
        { heading: columns.donor, cell: (pledge) => <Donor {...pledge} /> },
        { heading: columns.amount, isNumeric: true, cell: ({ amount }) => formatRupees(amount) },
        { heading: columns.status, cell: (pledge) => <Status pledge={pledge} /> },
        {
          heading: columns.next,
          isDay: true,
          cell: ({ nextReminderAt }) => day(nextReminderAt, locale),
        },
        { heading: columns.last, isDay: true, cell: ({ remindedAt }) => day(remindedAt, locale) },
        {
          heading: columns.since,
          isDay: true,
          cell: ({ createdAt }) => formatDate(createdAt, locale),
        },
        {
          heading: columns.actions,
          isActions: true,
          cell: (pledge) =>
            pledge.whatsappUrl || pledge.status === 'active' ? <Actions pledge={pledge} /> : null,
        },
      ]}
    />
  )
}

type RowProps = { pledge: AdminPledgeDto }

function Status({ pledge: { status, suspectedSpam } }: RowProps) {
  const copy = useCopy(dashboardMonthlyContent).pledges
  return (
    <span className="flex flex-wrap gap-1 lg:*:whitespace-nowrap max-lg:justify-end">
      <Badge tone={status === 'active' ? 'good' : 'plain'}>{copy.statuses[status]}</Badge>
      {suspectedSpam && <Badge tone="waiting">{copy.spam}</Badge>}
    </span>
  )
}

function Actions({ pledge: { id, donorName, status, whatsappUrl } }: RowProps) {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardMonthlyContent).pledges
  const { busyIds, run } = useMoneyAction()
  const stop = () => {
    if (!window.confirm(copy.confirmStop(donorName))) return
    return run(id, {
      path: `${moneyPaths.pledges}/${id}/stop`,
      done: toasts.pledgeStopped,
      failed: toasts.pledgeStopFailed,
    })
  }
  return (
    <span className="flex flex-wrap gap-2 max-lg:justify-end">
      {whatsappUrl && (
        <a
          href={whatsappUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={copy.whatsappOf(donorName)}
          className={smallButtonClass('quiet')}
        >
          {copy.whatsapp}
        </a>
      )}
      {status === 'active' && (
        <SmallButton
          aria-label={copy.stopOf(donorName)}
          disabled={busyIds.includes(id)}
          onClick={stop}
          tone="danger"
        >
          {copy.stop}
        </SmallButton>
      )}
    </span>
  )
}
