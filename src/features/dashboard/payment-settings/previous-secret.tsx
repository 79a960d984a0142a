import { useQueryClient } from '@tanstack/react-query'
import { SmallButton } from '@/components/ui/small-button'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardPaymentSettingsContent } from '@/content/dashboard-payment-settings'
import { formatDateTime } from '@/lib/dates'
import { adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy, useOfficeLocale } from '../use-copy'
import { SETTINGS_PATH } from './settings-path'

/**
 * Shows until when the previous webhook secret still works, and revokes it.
 * @param props.until ISO 8601.
 */
export function PreviousSecret({ until }: { until: string }) {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardPaymentSettingsContent).previousSecret
  const locale = useOfficeLocale()
  const client = useQueryClient()
  const { run, isBusy } = useAction()

  const revoke = async () => {
    if (!window.confirm(copy.confirm)) return
    const work = async () => {
      const settings = await adminRequest('POST', `${SETTINGS_PATH}/revoke-previous-secret`)
      client.setQueryData([SETTINGS_PATH], settings)
    }
    await run(work, { done: toasts.secretRevoked, failed: toasts.secretRevokeFailed })
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-marigold-tint px-4 py-3">
      <p className="min-w-0 flex-1 basis-56 text-[0.9375rem]">
        <span className="font-semibold">{copy.until(formatDateTime(until, locale))}</span>{' '}
        {copy.lead}
      </p>
      <SmallButton disabled={isBusy} onClick={revoke} tone="danger">
        {isBusy ? copy.revoking : copy.revoke}
      </SmallButton>
    </div>
  )
}
