import type { ReactNode } from 'react'
import { useIsReady } from '@/components/form/use-is-ready'
import type { AdminForm } from './use-admin-form'

type DashboardFormProps = {
  form: Pick<AdminForm, 'submit'>
  className: string
  children: ReactNode
}

/**
 * A form that is disabled until its script is loaded: before that, the browser would submit what
 * was typed, including passwords, in the URL, and React would clear the fields.
 */
export function DashboardForm({ form, className, children }: DashboardFormProps) {
  const isReady = useIsReady()
  return (
    <form onSubmit={form.submit} noValidate method="post">
      <fieldset disabled={!isReady} className={`min-w-0 ${className}`}>
        {children}
      </fieldset>
    </form>
  )
}
