import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
} from 'react-hook-form'
import { bindFields } from '@/components/form/bind-fields'
import { localizedRules } from '@/components/form/localized-rules'
import { type FormRules, rulesResolver } from '@/components/form/rules-resolver'
import { dashboardContent } from '@/content/dashboard'
import { translateMessage } from '@/content/validation'
import { fieldErrorsOf, statusOf } from '../session/admin-request'
import { useCopy, useOfficeLocale } from '../use-copy'
import { useFailureText } from '../use-failure-text'
import type { ImageBinding } from './image-field'
import { useUnsavedWork } from './unsaved-work'

type AdminFormOptions<Values, Output> = {
  schema: Pick<FormRules<Output>, 'safeParse'>
  /** The stored values. If they change, the form adopts them except in fields edited since. */
  defaultValues: DefaultValues<Values>
  /**
   * Version of the stored data, needed if the values do not show that it was saved, as for secrets.
   */
  version?: string
  /** Makes the API call. Errors of fields are shown at the fields, others next to the button. */
  save: (output: Output) => Promise<void>
}

/** An error of the whole form, shown until the next attempt. */
export type AdminFormFailure = {
  message: string
  isConflict: boolean
  /** Whether what the form is about does not exist any more. */
  isGone: boolean
}

/** The part of a form that its frame needs. */
export type AdminForm = Pick<
  ReturnType<typeof useAdminForm>,
  'submit' | 'failure' | 'spoken' | 'isSubmitting' | 'isUploading' | 'mayClose'
>

/**
 * A form of the dashboard, validated with the same rules as the server. A failed call loses no
 * input.
 */
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
    resolver: rulesResolver(async () => localizedRules(schema, locale)),
    defaultValues,
    // It would focus the field that was registered first, wherever that stands.
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting } = form.formState
  const { discard, closeWhileSaving } = dashboard.editor
  // Closing does not stop a save that has begun.
  const closeQuestion = isSubmitting ? closeWhileSaving : discard
  useUnsavedWork(isDirty, closeQuestion)
  const [isUploading, setIsUploading] = useState(false)
  const [failure, setFailure] = useState<AdminFormFailure | null>(null)
  const [spoken, setSpoken] = useState('')
  const { getValues, setValue, resetDefaultValues } = form
  /** State of the values adopted last. */
  const adopted = useRef(stateOf(version, defaultValues))
  /** The last known stored values: a field with another value has been edited. */
  const stored = useRef<Record<string, unknown>>(defaultValues)

  useEffect(() => {
    const state = stateOf(version, defaultValues)
    // Wait for the save: only then is it known whether the submitted values still count as edited.
    if (isSubmitting || state === adopted.current) return
    for (const [name, value] of Object.entries(defaultValues)) {
      const field = name as Path<Values>
      if (Object.is(getValues(field), stored.current[name])) setValue(field, value)
    }
    resetDefaultValues(defaultValues)
    adopted.current = state
    stored.current = defaultValues
  }, [version, defaultValues, isSubmitting, getValues, setValue, resetDefaultValues])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    const focused = document.activeElement
    setSpoken('')
    await form.handleSubmit(
      (output) => send(output, element),
      () => {
        setFailure(null)
        focusFirstWrong(element)
      },
    )(event)
    // Screen readers say the error of a field that gets the focus, not of one that had it already.
    const name = focused === document.activeElement && focused?.getAttribute('name')
    if (name) setSpoken(form.getFieldState(name as Path<Values>).error?.message ?? '')
  }

  const send = async (output: Output, element: HTMLFormElement) => {
    setFailure(null)
    const sent = getValues()
    try {
      await save(output)
      stored.current = sent
    } catch (error) {
      console.warn('The form was not saved.', error)
      const fields = fieldErrorsOf(error)
      showFieldErrors(fields, element)
      const names = Object.keys(fields)
      if (names.length > 0 && names.every((name) => showsErrorOf(element, name))) return
      setFailure({
        message:
          names.length > 0
            ? dashboard.editor.checkFields
            : failureText(error, dashboard.list.offline),
        isConflict: statusOf(error) === 409,
        isGone: statusOf(error) === 404,
      })
    }
  }

  const showFieldErrors = (fields: Record<string, string>, element: HTMLFormElement): void => {
    for (const [name, message] of Object.entries(fields)) {
      const error = { type: 'server', message: translateMessage(message, locale) }
      form.setError(name as Path<Values>, error)
    }
    focusFirstWrong(element)
  }

  const focusFirstWrong = (element: HTMLFormElement): void => {
    const wrong = [...element.elements].find((field) => {
      const name = field.getAttribute('name')
      return name && form.getFieldState(name as Path<Values>).invalid
    })
    if (wrong instanceof HTMLElement) wrong.focus()
  }

  return {
    /** The methods of react-hook-form. */
    methods: form,
    submit,
    failure,
    /** For screen readers only: the error of the field that has kept the focus. */
    spoken,
    isSubmitting,
    isUploading,
    /** Discards the input, as before loading the newest version. */
    discard: () => {
      form.reset()
      stored.current = defaultValues
      setFailure(null)
    },
    /** Returns whether a dialog may close, asking first if there is unsaved input. */
    mayClose: () => !isDirty || window.confirm(closeQuestion),
    field: bindFields(form),
    /** Binds an `ImageField` to the form, which cannot be submitted during an upload. */
    image: (name: Path<Values>): ImageBinding => ({
      url: form.watch(name) ?? '',
      // Lets the form focus it if it is the first invalid field.
      inputRef: form.register(name).ref,
      name,
      setUrl: (url) => {
        setValue(name, url as PathValue<Values, Path<Values>>, { shouldDirty: true })
        // The error was about the previous picture.
        form.clearErrors(name)
      },
      error: bindFields(form)(name).error,
      setIsUploading,
    }),
  }
}

/** Whether the form shows errors at the field of that name; a checkbox shows none. */
function showsErrorOf(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLElement && !field.matches('[type=checkbox]')
}

function stateOf(version: string, values: object): string {
  return `${version} ${JSON.stringify(values)}`
}
