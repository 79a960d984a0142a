import { useState } from 'react'
import type { FieldBinding } from '@/components/form/bind-fields'
import { FormField } from '@/components/form/form-field'
import { CopyButton } from '@/components/ui/copy-button'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardPaymentSettingsContent } from '@/content/dashboard-payment-settings'
import { toastsContent } from '@/content/toasts'
import { useCopy } from '../use-copy'

/** 256 bits: impossible to guess. */
const SECRET_BYTES = 32

type WebhookSecretFieldProps = FieldBinding & {
  /** Current value of the field. */
  value: string
  setValue: (secret: string) => void
  /** Whether a secret is stored. */
  isSet: boolean
}

/** The webhook secret: typed in, or generated here and shown until it is saved. */
export function WebhookSecretField({
  registration,
  value,
  setValue,
  error,
  isSet,
}: WebhookSecretFieldProps) {
  const copy = useCopy(dashboardPaymentSettingsContent)
  const { copied, copyFailed } = useCopy(toastsContent)
  const [generated, setGenerated] = useState('')
  const isShown = generated !== '' && value === generated
  const { generate, generated: shownHint, copy: copyLabel, rule, ...field } = copy.webhookSecret
  const stored = isSet ? copy.secretIsSet : copy.webhookSecretIsNotSet

  const generateSecret = () => {
    const secret = makeSecret()
    setGenerated(secret)
    setValue(secret)
  }

  return (
    <div>
      <FormField
        copy={{
          label: field.label,
          placeholder: isSet ? field.placeholder : copy.newSecretPlaceholder,
          hint: isShown ? shownHint : `${stored} ${rule}`,
        }}
        registration={registration}
        error={error}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <SmallButton onClick={generateSecret}>{generate}</SmallButton>
        {isShown && (
          <CopyButton text={generated} label={copyLabel} copied={copied} failed={copyFailed} />
        )}
      </div>
    </div>
  )
}

/**
 * Generates a secret of letters, digits, '-' and '_' (base64url), which survive copying to another
 * site.
 */
function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
