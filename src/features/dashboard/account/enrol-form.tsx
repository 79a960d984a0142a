import { useEffect } from 'react'
import { FormField } from '@/components/form/form-field'
import { QrDrawing } from '@/components/ui/qr-drawing'
import { accountContent } from '@/content/account'
import { type SecondFactorInput, secondFactorForm } from '@/domain/account'
import type { SecondFactorKeyDto } from '@/domain/responses/account'
import { DashboardForm } from '../editor/dashboard-form'
import { FormEnd } from '../editor/form-end'
import { useAdminForm } from '../editor/use-admin-form'
import { adminRequest } from '../session/admin-request'
import { useCopy } from '../use-copy'

type EnrolFormProps = {
  shown: SecondFactorKeyDto
  onConfirmed: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/**
 * Shows the key as a QR code and as text, and asks for the first code, which proves that the app
 * has the key.
 */
export function EnrolForm({
  shown: { key, qrSize, qrPath },
  onConfirmed,
  onCancel,
}: EnrolFormProps) {
  const copy = useCopy(accountContent).secondFactor
  const save = async (input: SecondFactorInput) => {
    const path = '/api/admin/second-factor/confirm'
    onConfirmed((await adminRequest('POST', path, input)).recoveryCodes)
  }
  const form = useAdminForm<SecondFactorInput, SecondFactorInput>({
    schema: secondFactorForm,
    save,
    defaultValues: { code: '' },
  })
  useEffect(() => form.methods.setFocus('code'), [form.methods])

  return (
    <div className="mt-4 grid gap-6 sm:grid-cols-[auto_1fr] sm:gap-8">
      <QrDrawing
        size={qrSize}
        path={qrPath}
        alt={copy.qrAlt}
        className="size-52 rounded-2xl border border-line"
      />
      <div>
        <p className="font-semibold">{copy.scan}</p>
        <p className="mt-3 text-ink-soft">{copy.key}</p>
        <p className="mt-1 max-w-[22ch] select-all break-words font-mono text-lg">{key}</p>
        <DashboardForm form={form} className="mt-6 grid max-w-sm gap-5">
          <FormField
            copy={copy.code}
            {...form.field('code')}
            autoComplete="one-time-code"
            isRequired
          />
          <FormEnd
            submit={copy.confirm}
            submitting={copy.confirming}
            form={form}
            onCancel={onCancel}
          />
        </DashboardForm>
      </div>
    </div>
  )
}
