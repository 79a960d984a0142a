import { dashboardPaymentSettingsContent } from '@/content/dashboard-payment-settings'
import { useCopy } from '../use-copy'

/** Shows whether payments are live or in test mode, as stored; conspicuous in test mode. */
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
