import { useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { failureMessage } from '@/lib/api-client'
import { adminRequest, statusOf } from '../session/admin-request'

const PATH = '/api/admin/payment-settings/check'

type Outcome = { isGood: boolean; text: string }

const copy = dashboardContent.payments.settings.check

/** Asks whether the stored keys work, and says in plain words what came of it. */
export function ConnectionCheck({ hasUnsavedKeys }: { hasUnsavedKeys: boolean }) {
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

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
        className={`empty:hidden rounded-2xl px-4 py-2 font-semibold ${outcome?.isGood ? 'bg-neem-tint text-neem-deep' : 'border-2 border-error bg-card text-error'}`}
      >
        {outcome?.text}
      </p>
    </div>
  )
}

async function askGateway(): Promise<Outcome> {
  try {
    const { result, testMode } = await adminRequest('POST', PATH)
    const isGood = result === 'ok'
    const mode = testMode ? copy.test : copy.live
    return { isGood, text: isGood ? `${copy.results[result]} ${mode}` : copy.results[result] }
  } catch (error) {
    console.warn('The connection was not checked.', error)
    const reason = failureMessage(error, dashboardContent.list.offline)
    const advice = statusOf(error) === 503 ? copy.notSetUp : copy.failed
    return {
      isGood: false,
      text: statusOf(error) === 503 ? `${reason} ${advice}` : `${advice} ${reason}`,
    }
  }
}
