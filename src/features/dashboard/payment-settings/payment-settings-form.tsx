import { useQueryClient } from '@tanstack/react-query'
import { FormField } from '@/components/form/form-field'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardPaymentSettingsContent } from '@/content/dashboard-payment-settings'
import {
  NEVER_SAVED,
  PAYMENT_PROVIDER,
  type PaymentSettingsFormValues,
  type PaymentSettingsInput,
  paymentSettingsForm,
} from '@/domain/payment-settings'
import type { AdminPaymentSettingsDto } from '@/domain/responses/payment-settings'
import { plainAmount } from '@/domain/typed-number'
import { CheckField } from '../editor/check-field'
import { DashboardForm } from '../editor/dashboard-form'
import { FormEnd } from '../editor/form-end'
import { ImageField } from '../editor/image-field'
import { useAdminForm } from '../editor/use-admin-form'
import { refetchLists } from '../query-client'
import { adminRequest, ifUnchanged } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { GatewayFields } from './gateway-fields'
import { SETTINGS_PATH } from './settings-path'

type PaymentSettingsFormProps = {
  settings: AdminPaymentSettingsDto
  /** Public URL of the site. */
  siteUrl: string
}

/** The payment settings (spec section 2). Secrets are write-only. */
export function PaymentSettingsForm({ settings, siteUrl }: PaymentSettingsFormProps) {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardPaymentSettingsContent)
  const client = useQueryClient()
  const save = async (input: PaymentSettingsInput) => {
    try {
      // Does not overwrite a concurrent change: the server responds with 409.
      const version = { updatedAt: settings.updatedAt ?? NEVER_SAVED }
      await adminRequest('POST', SETTINGS_PATH, input, ifUnchanged(version))
    } catch (error) {
      showToast({ ...toasts.paymentSettingsUpdateFailed, tone: 'error' })
      throw error
    }
    showToast({ ...toasts.paymentSettingsUpdated, tone: 'success' })
    await refetchLists(client, [SETTINGS_PATH])
  }
  const form = useAdminForm<PaymentSettingsFormValues, PaymentSettingsInput>({
    schema: paymentSettingsForm,
    save,
    version: settings.updatedAt ?? NEVER_SAVED,
    defaultValues: {
      provider: PAYMENT_PROVIDER,
      isActive: true,
      keyId: settings.keyId ?? '',
      keySecret: '',
      webhookSecret: '',
      testMode: settings.testMode,
      acceptsInternational: settings.acceptsInternational,
      maximumRupees: settings.maximumRupees,
      qrCodeImageUrl: settings.qrCodeImageUrl ?? '',
      upiId: settings.upiId ?? '',
      bankAccountName: settings.bankAccountName ?? '',
      bankAccountNumber: settings.bankAccountNumber ?? '',
      bankIfscCode: settings.bankIfscCode ?? '',
      bankBranch: settings.bankBranch ?? '',
    },
  })
  const { field, image } = form
  const bankField = (
    name: 'bankAccountName' | 'bankAccountNumber' | 'bankIfscCode' | 'bankBranch',
  ) => <FormField copy={copy[name]} {...field(name)} autoComplete="off" />
  return (
    <DashboardForm
      form={form}
      className="grid gap-6 rounded-card border border-line bg-card p-4 sm:p-6"
    >
      <GatewayFields form={form} settings={settings} siteUrl={siteUrl} />
      <fieldset className="grid gap-5">
        <legend className="mb-3 font-semibold text-lg text-neem-deep">{copy.limits}</legend>
        <CheckField
          label={copy.acceptsInternational}
          hint={copy.acceptsInternationalHint}
          {...field('acceptsInternational')}
        />
        <FormField
          copy={copy.maximumRupees}
          {...field('maximumRupees', { setValueAs: toRupees })}
          inputMode="decimal"
          autoComplete="off"
          isRequired
        />
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-semibold text-lg text-neem-deep">{copy.ways}</legend>
        <div className="sm:col-span-2">
          <ImageField
            label={copy.qrCode}
            {...image('qrCodeImageUrl')}
            toasts={{ uploaded: toasts.qrCodeUploaded, failed: toasts.qrCodeUploadFailed }}
            isSquare
          />
        </div>
        <FormField
          copy={copy.upiId}
          {...field('upiId')}
          autoComplete="off"
          className="sm:col-span-2"
        />
        {bankField('bankAccountName')}
        {bankField('bankAccountNumber')}
        {bankField('bankIfscCode')}
        {bankField('bankBranch')}
      </fieldset>
      <FormEnd
        submit={copy.submit}
        submitting={copy.submitting}
        form={form}
        onReload={() => {
          form.discard()
          return refetchLists(client, [SETTINGS_PATH])
        }}
      />
    </DashboardForm>
  )
}

/** Parses an amount typed as '1,00,000', or passes on the stored number; NaN if empty. */
function toRupees(value: string | number): number {
  return Number(plainAmount(String(value)) || Number.NaN)
}
