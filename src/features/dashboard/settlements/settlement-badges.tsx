import { Badge, type BadgeTone } from '@/components/ui/badge'
import { dashboardSettlementsContent } from '@/content/dashboard-settlements'
import type { SettlementDto } from '@/domain/responses/settlement'
import { formatRupees } from '@/lib/money'
import { useCopy } from '../use-copy'

const STATUS_TONES: Record<SettlementDto['status'], BadgeTone> = {
  created: 'waiting',
  processed: 'good',
  failed: 'bad',
}

/** Shows whether the money has arrived, and whether it is only a test. */
export function SettlementStatus({ settlement }: { settlement: SettlementDto }) {
  const copy = useCopy(dashboardSettlementsContent)
  const { status, testMode } = settlement
  return (
    <span className="flex flex-wrap gap-1 max-lg:justify-end">
      <Badge tone={STATUS_TONES[status]}>{copy.statuses[status]}</Badge>
      {testMode && <Badge tone="plain">{copy.test}</Badge>}
    </span>
  )
}

/** Shows whether the rows of a settlement add up to the amount paid out. */
export function SettlementCheck({ settlement }: { settlement: SettlementDto }) {
  const copy = useCopy(dashboardSettlementsContent)
  const { difference, rows } = settlement
  if (rows === 0) return <Badge tone="waiting">{copy.noRows}</Badge>
  if (difference === 0) return <Badge tone="good">{copy.ties}</Badge>
  return <Badge tone="bad">{copy.differs(formatRupees(difference))}</Badge>
}
