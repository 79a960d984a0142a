'use client'

import { useQuery } from '@tanstack/react-query'
import { smallButtonClass } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import type { AdminPaymentSettingsDto } from '@/domain/payment-settings'
import { failureMessage } from '@/lib/api-client'
import { SkeletonRows } from '../list/skeleton-rows'
import { adminRequest } from '../session/admin-request'
import { PaymentSettingsForm } from './payment-settings-form'

const SETTINGS_PATH = '/api/admin/payment-settings'

/** The payment settings, once they are there. */
export function PaymentSettings() {
  const copy = dashboardContent.payments.settings
  const settings = useQuery({ queryKey: [SETTINGS_PATH], queryFn: fetchSettings })
  return (
    <section aria-labelledby="settings-heading">
      <h2 id="settings-heading" className="mb-4 text-heading text-neem-deep">
        {copy.title}
      </h2>
      {settings.isPending && <SkeletonRows />}
      {settings.isError && (
        <div role="alert" className="rounded-card border-2 border-error bg-card p-5">
          <p className="font-semibold text-error">{copy.loadingFailed}</p>
          <p className="mt-1 mb-3">
            {failureMessage(settings.error, dashboardContent.list.offline)}
          </p>
          <button
            type="button"
            onClick={() => settings.refetch()}
            className={smallButtonClass('quiet')}
          >
            {dashboardContent.list.tryAgain}
          </button>
        </div>
      )}
      {settings.data && (
        <PaymentSettingsForm key={settings.dataUpdatedAt} settings={settings.data} />
      )}
    </section>
  )
}

/** Without a session this call answers the public part instead of 401: then the session is over. */
async function fetchSettings(): Promise<AdminPaymentSettingsDto> {
  await adminRequest('GET', '/api/admin/check-auth')
  return adminRequest<AdminPaymentSettingsDto>('GET', SETTINGS_PATH)
}
