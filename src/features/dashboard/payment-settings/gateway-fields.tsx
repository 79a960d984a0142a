import { useWatch } from 'react-hook-form'
import { FormField } from '@/components/form/form-field'
import { dashboardPaymentSettingsContent } from '@/content/dashboard-payment-settings'
import {
  isTestKey,
  type PaymentSettingsFormValues,
  type PaymentSettingsInput,
} from '@/domain/payment-settings'
import type { AdminPaymentSettingsDto } from '@/domain/responses/payment-settings'
import { CheckField } from '../editor/check-field'
import type { useAdminForm } from '../editor/use-admin-form'
import { useKeptFocus } from '../list/use-kept-focus'
import { useCopy } from '../use-copy'
import { ConnectionCheck } from './connection-check'
import { ModeBadge } from './mode-badge'
import { PreviousSecret } from './previous-secret'
import { WebhookGuide } from './webhook-guide'
import { WebhookSecretField } from './webhook-secret-field'

type GatewayFieldsProps = {
  form: Pick<
    ReturnType<typeof useAdminForm<PaymentSettingsFormValues, PaymentSettingsInput>>,
    'field' | 'methods'
  >
  settings: AdminPaymentSettingsDto
  /** Public URL of the site. */
  siteUrl: string
}

/** The connection to the gateway: mode, keys and webhook. */
export function GatewayFields({ form: { field, methods }, settings, siteUrl }: GatewayFieldsProps) {
  const copy = useCopy(dashboardPaymentSettingsContent)
  const { control, setValue, formState } = methods
  const { dirtyFields, isSubmitted } = formState
  // The button that revokes the previous secret is gone with it.
  const keptFocus = useKeptFocus<HTMLFieldSetElement>()
  const testMode = useWatch({ control, name: 'testMode' }) ?? settings.testMode
  const keyId = useWatch({ control, name: 'keyId' }).trim()
  const webhookSecret = useWatch({ control, name: 'webhookSecret' }) ?? ''
  const keyMode = isTestKey(keyId) ? 'test' : 'live'
  const isOverridden = keyId !== '' && testMode !== (keyMode === 'test')
  return (
    <fieldset {...keptFocus} className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold text-lg text-neem-deep">{copy.gateway}</legend>
      <div className="sm:col-span-2">
        <ModeBadge isTest={settings.testMode} />
        <div className="mt-3">
          <CheckField
            label={copy.testMode}
            hint={
              testMode === settings.testMode
                ? copy.testModeHint
                : `${copy.testModeHint} ${copy.unsaved}`
            }
            {...field('testMode')}
          />
        </div>
        <p role="status" className="mt-2 font-semibold text-error empty:sr-only">
          {isOverridden && copy.keyDecides[keyMode]}
        </p>
      </div>
      <FormField
        copy={copy.keyId}
        {...field('keyId')}
        autoComplete="off"
        isRequired
        className="sm:col-span-2"
      />
      <FormField
        copy={{
          label: copy.keySecret.label,
          placeholder: settings.hasKeySecret
            ? copy.keySecret.placeholder
            : copy.newSecretPlaceholder,
          hint: settings.hasKeySecret ? copy.secretIsSet : copy.secretIsNotSet,
        }}
        {...field('keySecret')}
        type="password"
        autoComplete="new-password"
      />
      <WebhookSecretField
        {...field('webhookSecret')}
        value={webhookSecret}
        setValue={(secret) =>
          setValue('webhookSecret', secret, { shouldDirty: true, shouldValidate: isSubmitted })
        }
        isSet={settings.hasWebhookSecret}
      />
      {settings.previousWebhookSecretUntil && (
        <div className="sm:col-span-2">
          <PreviousSecret until={settings.previousWebhookSecretUntil} />
        </div>
      )}
      <div className="sm:col-span-2">
        <ConnectionCheck
          // What was found is about the keys that were stored then.
          key={settings.updatedAt}
          hasUnsavedKeys={Boolean(dirtyFields.keyId || dirtyFields.keySecret)}
        />
      </div>
      <div className="sm:col-span-2">
        <WebhookGuide siteUrl={siteUrl} />
      </div>
    </fieldset>
  )
}
