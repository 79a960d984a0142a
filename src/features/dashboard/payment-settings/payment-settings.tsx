import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { dashboardPaymentSettingsContent } from '@/content/dashboard-payment-settings'
import type { AdminPaymentSettingsDto } from '@/domain/responses/payment-settings'
import { LoadingState } from '../list/loading-state'
import { adminRequest } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { PaymentSettingsForm } from './payment-settings-form'
import { SETTINGS_ANCHOR, SETTINGS_PATH } from './settings-path'

/** The payment settings, once loaded. */
export function PaymentSettings({ siteUrl }: { siteUrl: string }) {
  const copy = useCopy(dashboardPaymentSettingsContent)
  const settings = useQuery({ queryKey: [SETTINGS_PATH], queryFn: fetchSettings })
  const isLoaded = settings.data !== undefined
  const place = useRef<HTMLElement>(null)

  // They are far down on a phone, and the browser looks for an anchor before the tab is loaded.
  useEffect(() => {
    if (isLoaded && location.hash === `#${SETTINGS_ANCHOR}`) place.current?.scrollIntoView()
  }, [isLoaded])

  return (
    <section ref={place} aria-labelledby="settings-heading">
      <h2 id="settings-heading" className="mb-4 text-heading text-neem-deep">
        {copy.title}
      </h2>
      <LoadingState query={settings} title={copy.loadingFailed} />
      {settings.data && <PaymentSettingsForm settings={settings.data} siteUrl={siteUrl} />}
    </section>
  )
}

/** Checks the session first: without one, the call returns the public settings instead of a 401. */
async function fetchSettings(): Promise<AdminPaymentSettingsDto> {
  await adminRequest('GET', '/api/admin/check-auth')
  return adminRequest('GET', SETTINGS_PATH) as Promise<AdminPaymentSettingsDto>
}
