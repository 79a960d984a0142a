import { Badge } from '@/components/ui/badge'
import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { translateMessage } from '@/content/validation'
import { formatDateTime } from '@/lib/dates'
import { useCopy, useOfficeLocale } from '../use-copy'
import { AttentionFacts, DisputeFacts } from './attention-facts'
import {
  amountText,
  type ItemAction,
  type ItemActionsOptions,
  isSameTransfer,
  useItemActions,
} from './use-item-actions'

/** Razorpay documents no URLs of single pages. */
const GATEWAY_DASHBOARD_URL = 'https://dashboard.razorpay.com/'

/** An item that needs attention: what it is, in plain words, and what an admin can do. */
export function AttentionItem(props: ItemActionsOptions) {
  const itemActions = useItemActions(props)
  const { item } = props
  const dashboard = useCopy(dashboardContent)
  const copy = useCopy(dashboardAttentionContent)
  const { transactions } = useCopy(dashboardPaymentsContent)
  const locale = useOfficeLocale()
  const { kind, title, testMode } = item
  const { label, text } = isSameTransfer(item) ? copy.sameTransfer : copy.kinds[kind]
  const money = amountText(item)
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
      {(itemActions.length > 0 || kind === 'dispute') && (
        <div className="mt-auto flex flex-wrap gap-2">
          {itemActions.map(({ name, ...action }) => (
            <ActionButton key={name} title={title} {...action} />
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

/** The `title` of the item tells many such buttons apart. */
type ActionButtonProps = Omit<ItemAction, 'name'> & { title: string }

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
