import { useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { dashboardPaymentSettingsContent } from '@/content/dashboard-payment-settings'
import { adminRequest, statusOf } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { useFailureText } from '../use-failure-text'

const PATH = '/api/admin/payment-settings/check'

type Outcome = { isGood: boolean; text: string }

/** Checks whether the stored keys work, and shows the result in plain words. */
export function ConnectionCheck({ hasUnsavedKeys }: { hasUnsavedKeys: boolean }) {
  const copy = useCopy(dashboardPaymentSettingsContent).check
  const { offline } = useCopy(dashboardContent).list
  const failureText = useFailureText()
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const askGateway = async (): Promise<Outcome> => {
    try {
      const { result, testMode } = await adminRequest('POST', PATH)
      const isGood = result === 'ok'
      const mode = testMode ? copy.test : copy.live
      return { isGood, text: isGood ? `${copy.results[result]} ${mode}` : copy.results[result] }
    } catch (error) {
      console.warn('The connection was not checked.', error)
      const reason = failureText(error, offline)
      const isNotSetUp = statusOf(error) === 503
      return {
        isGood: false,
        text: isNotSetUp ? `${reason} ${copy.notSetUp}` : `${copy.failed} ${reason}`,
      }
    }
  }

  const check = async () => {
    setIsBusy(true)
    setOutcome(null)
    setOutcome(await askGateway())
    setIsBusy(false)
  }

  return (
    <div className="grid justify-items-start gap-2">
      <SmallButton disabled={isBusy} onClick={check}>
        {isBusy ? copy.busy : copy.label}
      </SmallButton>
      <p className="text-ink-soft text-sm">{hasUnsavedKeys ? copy.unsaved : copy.lead}</p>
      <p
        role="status"
        className={`empty:sr-only rounded-2xl px-4 py-2 font-semibold ${outcome?.isGood ? 'bg-neem-tint text-neem-deep' : 'border-2 border-error bg-card text-error'}`}
      >
        {outcome?.text}
      </p>
    </div>
  )
}
