import { CopyButton } from '@/components/ui/copy-button'
import { dashboardPaymentSettingsContent } from '@/content/dashboard-payment-settings'
import { toastsContent } from '@/content/toasts'
import { WEBHOOK_PATH, webhookEvents } from '@/domain/payment-settings'
import { useCopy } from '../use-copy'

/**
 * Explains what to enter at the gateway so that it sends webhooks for all payments.
 * @param props.siteUrl public URL of the site, without a trailing slash.
 */
export function WebhookGuide({ siteUrl }: { siteUrl: string }) {
  const copy = useCopy(dashboardPaymentSettingsContent).webhook
  const { copied, copyFailed } = useCopy(toastsContent)
  const address = `${siteUrl}${WEBHOOK_PATH}`
  return (
    <div className="rounded-2xl bg-neem-tint p-4">
      <h3 className="font-semibold font-text text-neem-deep">{copy.title}</h3>
      <p className="mt-1 text-[0.9375rem]">{copy.lead}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="block text-ink-soft text-sm">{copy.address}</span>
          <code className="wrap-anywhere">{address}</code>
        </p>
        <CopyButton text={address} label={copy.copy} copied={copied} failed={copyFailed} />
      </div>
      {address.startsWith('http:') && <p className="mt-2 font-semibold text-sm">{copy.isLocal}</p>}
      <p className="mt-3 text-[0.9375rem]">{copy.events}</p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
          {copy.eventNames}
        </summary>
        <ul className="flex flex-wrap gap-1.5">
          {webhookEvents.map((event) => (
            <li
              key={event}
              className="wrap-anywhere rounded-xl bg-card px-2 py-0.5 text-[0.8125rem]"
            >
              <code>{event}</code>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
