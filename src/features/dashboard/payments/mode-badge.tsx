import { dashboardPaymentSettingsContent } from '@/content/dashboard-payment-settings'
import { useCopy } from '../use-copy'

/** Says whether money is real, as it is stored; conspicuous if it is not. */
export function ModeBadge({ isTest }: { isTest: boolean }) {
  const { testBadge, liveBadge } = useCopy(dashboardPaymentSettingsContent)
  return (
    <p
      role="status"
      className={`rounded-2xl px-4 py-2 font-semibold ${isTest ? 'border-2 border-ink bg-marigold text-ink' : 'bg-neem-tint text-neem-deep'}`}
    >
      {isTest ? testBadge : liveBadge}
    </p>
  )
}
