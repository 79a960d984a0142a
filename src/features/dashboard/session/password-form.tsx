import { useEffect, useState } from 'react'
import { FormField } from '@/components/form/form-field'
import { type ConfirmPasswordInput, confirmPasswordForm } from '@/domain/account'
import { ApiRequestError, apiRequest } from '@/lib/api-client'
import { DashboardForm } from '../editor/dashboard-form'
import { FormEnd } from '../editor/form-end'
import { useAdminForm } from '../editor/use-admin-form'

type PasswordFormProps = {
  copy: {
    password: { label: string }
    code: { label: string; placeholder: string; hint: string }
    submit: string
    submitting: string
  }
  onConfirmed: () => void
  onCancel?: () => void
}

/** Asks for the password, and for a code if the account has a second factor. */
export function PasswordForm({ copy, onConfirmed, onCancel }: PasswordFormProps) {
  const [hasCode, setHasCode] = useState(false)
  const save = async (input: ConfirmPasswordInput) => {
    try {
      await apiRequest('POST', '/api/admin/confirm-password', input)
    } catch (error) {
      const isCodeMissing =
        error instanceof ApiRequestError && error.body?.code === 'second-factor-required'
      if (!isCodeMissing || hasCode) throw error
      setHasCode(true)
      return
    }
    form.methods.reset()
    setHasCode(false)
    onConfirmed()
  }
  const form = useAdminForm<ConfirmPasswordInput, ConfirmPasswordInput>({
    schema: confirmPasswordForm,
    save,
    defaultValues: { password: '' },
  })

  useEffect(() => {
    if (hasCode) form.methods.setFocus('code')
  }, [hasCode, form.methods])

  return (
    <DashboardForm form={form} className="grid gap-5">
      <FormField
        copy={copy.password}
        {...form.field('password')}
        type="password"
        autoComplete="current-password"
        isRequired
      />
      {hasCode && (
        <FormField
          copy={copy.code}
          {...form.field('code')}
          autoComplete="one-time-code"
          isRequired
        />
      )}
      <FormEnd submit={copy.submit} submitting={copy.submitting} form={form} onCancel={onCancel} />
    </DashboardForm>
  )
}
