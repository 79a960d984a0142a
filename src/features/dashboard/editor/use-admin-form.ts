import { useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
} from 'react-hook-form'
import { bindFields } from '@/components/form/bind-fields'
import { type FormRules, rulesResolver } from '@/components/form/rules-resolver'
import { dashboardContent } from '@/content/dashboard'
import { translateMessage } from '@/content/validation'
import { ApiRequestError } from '@/lib/api-client'
import { statusOf } from '../session/admin-request'
import { useFailureText } from '../session/use-failure-text'
import { useCopy, useOfficeLocale } from '../use-copy'
import type { ImageBinding } from './image-field'
import { useUnsavedWork } from './unsaved-work'

type AdminFormOptions<Values, Output> = {
  schema: Pick<FormRules<Output>, 'safeParse'>
  /** What is stored. Where it changes, the form takes it over, but for what was typed since. */
  defaultValues: DefaultValues<Values>
  /** Version of the stored data, where its values do not show that it was saved: a secret shows none. */
  version?: string
  /** Makes the call; what it throws is shown at the fields and beside the button. */
  save: (output: Output) => Promise<void>
}

/** What went wrong with the whole form, until the next attempt. */
export type AdminFormFailure = { message: string; isConflict: boolean }

/** What the frame of a form needs of it. */
export type AdminForm = Pick<
  ReturnType<typeof useAdminForm>,
  'submit' | 'failure' | 'isSubmitting' | 'isUploading' | 'mayClose'
>

/** A form of the dashboard, checked by the very rules of the server. A failed call loses nothing. */
export function useAdminForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  version = '',
  save,
}: AdminFormOptions<Values, Output>) {
  const failureText = useFailureText()
  const locale = useOfficeLocale()
  const dashboard = useCopy(dashboardContent)
  const form = useForm<Values, unknown, Output>({
    resolver: rulesResolver(async () => ({
      safeParse: (values) => schema.safeParse(values),
      translate: (message) => translateMessage(message, locale),
    })),
    defaultValues,
  })
  const { isDirty, isSubmitting } = form.formState
  useUnsavedWork(isDirty)
  const [isUploading, setIsUploading] = useState(false)
  const [failure, setFailure] = useState<AdminFormFailure | null>(null)
  const { getValues, setValue, resetDefaultValues } = form
  /** What was taken over last. */
  const taken = useRef(stateOf(version, defaultValues))
  /** A field that holds something else than this was typed in since. */
  const known = useRef<Record<string, unknown>>(defaultValues)

  useEffect(() => {
    const state = stateOf(version, defaultValues)
    // Only after a save is it known whether what was sent counts as typed in.
    if (isSubmitting || state === taken.current) return
    for (const [name, value] of Object.entries(defaultValues)) {
      const field = name as Path<Values>
      if (Object.is(getValues(field), known.current[name])) setValue(field, value)
    }
    resetDefaultValues(defaultValues)
    taken.current = state
    known.current = defaultValues
  }, [version, defaultValues, isSubmitting, getValues, setValue, resetDefaultValues])

  const submit = form.handleSubmit(
    async (output) => {
      setFailure(null)
      const sent = getValues()
      try {
        await save(output)
        known.current = sent
      } catch (error) {
        console.warn('The form was not saved.', error)
        const hasFieldErrors = showFieldErrors(error)
        setFailure({
          message: hasFieldErrors
            ? dashboard.editor.checkFields
            : failureText(error, dashboard.list.offline),
          isConflict: statusOf(error) === 409,
        })
      }
    },
    () => setFailure(null),
  )

  const showFieldErrors = (error: unknown): boolean => {
    const fields = error instanceof ApiRequestError ? (error.body?.errors ?? {}) : {}
    for (const [index, [name, message]] of Object.entries(fields).entries()) {
      form.setError(
        name as Path<Values>,
        { type: 'server', message: translateMessage(message, locale) },
        { shouldFocus: index === 0 },
      )
    }
    return Object.keys(fields).length > 0
  }

  return {
    /** What react-hook-form gives. */
    methods: form,
    submit,
    failure,
    isSubmitting,
    isUploading,
    /** Gives up what was typed, as before the newest version is loaded. */
    discard: () => {
      form.reset()
      known.current = defaultValues
      setFailure(null)
    },
    /** Asked before a dialog closes: whether what was typed may go. */
    mayClose: () => !isDirty || window.confirm(dashboard.editor.discard),
    field: bindFields(form),
    /** What ties an `ImageField` to the form; while it uploads, the form cannot be sent. */
    image: (name: Path<Values>): ImageBinding => ({
      url: form.watch(name) ?? '',
      // Where it is the first wrong field, it gets the focus.
      inputRef: form.register(name).ref,
      setUrl: (url) => {
        setValue(name, url as PathValue<Values, Path<Values>>, { shouldDirty: true })
        // Said of the picture before.
        form.clearErrors(name)
      },
      error: bindFields(form)(name).error,
      setIsUploading,
    }),
  }
}

function stateOf(version: string, values: object): string {
  return `${version} ${JSON.stringify(values)}`
}
