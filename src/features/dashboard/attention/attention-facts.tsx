import { Fragment } from 'react'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import { CURRENCY } from '@/domain/donation'
import type { AttentionDto } from '@/domain/responses/attention'
import { capitalize } from '@/lib/capitalize'
import { formatDate, formatNearDay, indianDaysUntil } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { useMethodName } from '../payments/use-method-name'
import { ServerText } from '../server-text'
import { useCopy, useOfficeLocale } from '../use-copy'

/** The donor, the numbers by which to find it, and what the gateway says about it. */
export function AttentionFacts({ item }: { item: AttentionDto }) {
  const copy = useCopy(dashboardAttentionContent)
  const locale = useOfficeLocale()
  const methodName = useMethodName()
  const { kind, donorEmail, donorPhone, method, reference, detail, refunded = 0 } = item
  const { firstPayment: first, failedRefund } = item
  const others = (item.reasons ?? []).filter((reason) => reason !== kind)
  const isSetAside = item.reasons?.some((reason) => reason === kind)
  const lines = [
    [donorEmail, donorPhone].filter(Boolean).join(' · '),
    [method && methodName(method), reference !== item.title && reference, item.claimNumber]
      .filter(Boolean)
      .join(' · '),
    first &&
      copy.firstPayment(first.paymentId, first.paidAt ? formatDate(first.paidAt, locale) : ''),
    kind !== 'dispute' && detail,
    failedRefund && copy.failedRefund(formatMoney(failedRefund, item.currency ?? CURRENCY)),
    refunded > 0 && copy.refunded(formatMoney(refunded, item.currency ?? CURRENCY)),
    isSetAside &&
      others.length > 0 &&
      copy.alsoWaits(others.map((reason) => copy.kinds[reason].label).join(', ')),
  ].filter((line): line is string => Boolean(line))
  if (lines.length === 0) return null
  return (
    <div className="wrap-anywhere grid gap-0.5 text-ink-soft text-sm">
      {lines.map((line) => (
        <p key={line}>{line === detail ? <ServerText>{line}</ServerText> : line}</p>
      ))}
    </div>
  )
}

/** What the bank says about a dispute, and until when to respond. */
export function DisputeFacts({ item: { detail, phase, respondBy } }: { item: AttentionDto }) {
  const copy = useCopy(dashboardAttentionContent)
  const facts = [phase && (copy.phases[phase] ?? words(phase)), detail && words(detail)].filter(
    (fact): fact is string => Boolean(fact),
  )
  return (
    <div className="grid justify-items-start gap-2">
      <p className="wrap-anywhere text-[0.9375rem] text-ink-soft empty:hidden">
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ': '}
            <ServerText>{fact}</ServerText>
          </Fragment>
        ))}
      </p>
      {respondBy && <Deadline respondBy={respondBy} />}
    </div>
  )
}

function Deadline({ respondBy }: { respondBy: string }) {
  const copy = useCopy(dashboardAttentionContent)
  const locale = useOfficeLocale()
  const day = formatNearDay(respondBy, locale)
  const days = indianDaysUntil(respondBy)
  const isOverdue = new Date(respondBy).getTime() < Date.now()
  const when = copy.daysAway(days)
  return (
    <p
      className={`rounded-2xl px-3 py-1 font-semibold text-[0.9375rem] ${isOverdue ? 'bg-error text-white' : 'bg-marigold-tint text-ink'}`}
    >
      {isOverdue ? copy.overdue(day, when) : copy.respondBy(day, when)}
    </p>
  )
}

/** Converts a code to words: 'goods_not_received' becomes 'Goods not received'. */
function words(code: string): string {
  return capitalize(code.replaceAll('_', ' '))
}
