import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { type FormRules, rulesResolver } from '@/components/form/rules-resolver'
import { dashboardContent } from '@/content/dashboard'
import { ApiRequestError, failureMessage } from '@/lib/api-client'
import { statusOf } from '../session/admin-request'

type AdminFormOptions<Values, Output> = {
  schema: Pick<FormRules<Output>, 'safeParse'>
  defaultValues: DefaultValues<Values>
  /** Makes the call; what it throws is shown at the fields and beside the button. */
  save: (output: Output) => Promise<void>
}

/** What went wrong with the whole form, until the next attempt. */
export type AdminFormFailure = { message: string; isConflict: boolean }

/** A form of the dashboard, checked by the very rules of the server. A failed call loses nothing. */
export function useAdminForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  save,
}: AdminFormOptions<Values, Output>) {
  const form = useForm<Values, unknown, Output>({
    resolver: rulesResolver(async () => ({
      safeParse: (values) => schema.safeParse(values),
      translate: (message) => message,
    })),
    defaultValues,
  })
  const { isDirty, isSubmitting, errors } = form.formState
  const [failure, setFailure] = useState<AdminFormFailure | null>(null)

  const submit = form.handleSubmit(
    async (output) => {
      setFailure(null)
      try {
        await save(output)
      } catch (error) {
        console.warn('The form was not saved.', error)
        const hasFieldErrors = showFieldErrors(error)
        setFailure({
          message: hasFieldErrors
            ? dashboardContent.editor.checkFields
            : failureMessage(error, dashboardContent.list.offline),
          isConflict: statusOf(error) === 409,
        })
      }
    },
    () => setFailure(null),
  )

  const showFieldErrors = (error: unknown): boolean => {
    const fields = error instanceof ApiRequestError ? (error.body?.errors ?? {}) : {}
    for (const [index, [name, message]] of Object.entries(fields).entries()) {
      form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
    }
    return Object.keys(fields).length > 0
  }

  return {
    form,
    submit,
    failure,
    isSubmitting,
    /** Asked before a dialog closes: whether what was typed may go. */
    mayClose: () => !isDirty || window.confirm(dashboardContent.editor.discard),
    errorOf: (name: Path<Values>): string | undefined => {
      const message = errors[name]?.message
      return typeof message === 'string' ? message : undefined
    },
  }
}
