import type { ReactNode } from 'react'
import { useIsReady } from '@/components/form/use-is-ready'
import type { AdminForm } from './use-admin-form'

type DashboardFormProps = {
  form: Pick<AdminForm, 'submit'>
  className: string
  children: ReactNode
}

/**
 * A form that waits for its script: a browser on its own would send what was typed, passwords among it,
 * as part of the page's address, and React would empty the fields.
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
