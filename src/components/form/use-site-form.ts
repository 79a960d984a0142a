import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { FILLED_IN_MS_FIELD, HONEYPOT_FIELD } from '@/domain/spam-trap'
import { ApiRequestError, failureMessage } from '@/lib/api-client'
import { prepareToasts } from '../ui/toast-host'
import { showToast } from '../ui/toast-store'
import { bindFields } from './bind-fields'
import { readDraft, removeDraft, writeDraft } from './form-draft'
import { type FormRules, RULES_MISSING, rulesResolver } from './rules-resolver'
import { useIsReady } from './use-is-ready'

type Notice = { title: string; description: string }

type SiteFormOptions<Values, Output> = {
  /** Where the tab keeps what was typed. */
  draftKey: string
  /** Only for fields whose value is a list: text fields keep what was typed before the script came. */
  defaultValues?: DefaultValues<Values>
  /** What the page itself has written into text fields: a draft takes its place. */
  presets?: Partial<Record<Path<Values>, string>>
  /** Boxes that stay ticked after a reload. Never consent: it must be given each time. */
  keptTicks?: readonly Path<Values>[]
  loadRules: () => Promise<FormRules<Output>>
  /**
   * Makes the call. What it throws is shown; 'keep' leaves what was typed, as after a payment that
   * was cancelled. `trap` belongs into the body of a public form.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most senders return nothing.
  send: (output: Output, trap: Record<string, unknown>) => Promise<void | 'keep'>
  /** Says a failure in its own words; null leaves it to the form. */
  explain?: (error: unknown) => Notice | null
  /** Shown after the call; a caller with more to do says it itself. */
  sent?: Notice
  /** The server's own words take the place of its description. */
  failed: Notice
  copy: { fixErrors: string; offline: string }
}

/** Shown next to a form's button until the next attempt. */
export type FormFailure = { message: string; status: number | null; title?: string }

/**
 * A form of the public site (spec section 4): idle, submitting, sent (and cleared) or failed. What
 * was typed survives a failed call and a reload; errors of the server stand at their fields.
 */
export function useSiteForm<Values extends FieldValues, Output>({
  draftKey,
  defaultValues,
  presets,
  keptTicks = [],
  loadRules,
  send,
  explain,
  sent,
  failed,
  copy,
}: SiteFormOptions<Values, Output>) {
  const form = useForm<Values, unknown, Output>({
    resolver: rulesResolver(loadRules),
    defaultValues,
  })
  const { formState, setError, setValue, getValues, subscribe, reset } = form
  // Before that, and without a script at all, the browser checks and sends the form by itself.
  const isReady = useIsReady()
  const begunAt = useRef<number>(null)
  const firstPresets = useRef(presets)
  const ticks = useRef(keptTicks)
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)

  useEffect(() => {
    begunAt.current = performance.now()
    for (const [name, value] of Object.entries(readDraft(draftKey))) {
      const field = name as Path<Values>
      const typed = getValues(field) || ''
      const isUntouched = typed.length === 0 || typed === firstPresets.current?.[field]
      if (isUntouched && (value === true || value.length > 0)) setValue(field, value as never)
    }
    const keep = (values: Values) => writeDraft(draftKey, values, ticks.current)
    // What was typed before the script came is kept from here on, too.
    keep(getValues())
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [draftKey, getValues, setValue, subscribe])

  const fail = async (error: unknown) => {
    const explained = explain?.(error)
    if (explained) {
      setFailure({ ...explained, message: explained.description, status: null })
      return showToast({ ...explained, tone: 'error' })
    }
    const status = error instanceof ApiRequestError ? error.status : null
    const translate = await loadRules().then(
      (rules) => rules.translate,
      () => (message: string) => message,
    )
    const fieldErrors = error instanceof ApiRequestError ? (error.body?.errors ?? {}) : {}
    for (const [index, [name, message]] of Object.entries(fieldErrors).entries()) {
      const field = { type: 'server', message: translate(message) }
      setError(name as Path<Values>, field, { shouldFocus: index === 0 })
    }
    // 404 says that the call itself is missing, which tells a visitor nothing.
    const said = status === 404 ? failed.description : failureMessage(error, failed.description)
    const description = translate(said)
    // Without a response, the page says why; with one, what the server says.
    setFailure({ message: status === null ? copy.offline : description, status })
    showToast({ title: failed.title, description, tone: 'error' })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const trap = trapOf(event.currentTarget, begunAt.current)
    setFailure(null)
    setIsSent(false)
    return form.handleSubmit(
      async (output) => {
        try {
          if ((await send(output, trap)) === 'keep') return
        } catch (error) {
          console.warn('The form was not sent.', error)
          await fail(error)
          return
        }
        reset()
        removeDraft(draftKey)
        begunAt.current = performance.now()
        setIsSent(true)
        if (sent) showToast({ ...sent, tone: 'success' })
      },
      async (errors) => {
        if (RULES_MISSING in errors) return fail(null)
        setFailure({ message: copy.fixErrors, status: null })
      },
    )(event)
  }

  /** Fetches what sending will need, once somebody begins to fill in the form. */
  const prepare = () => {
    prepareToasts()
    loadRules().catch(() => undefined)
  }

  return {
    /** What react-hook-form gives. */
    methods: form,
    isReady,
    isSubmitting: formState.isSubmitting,
    isSent,
    failure,
    submit,
    prepare,
    field: bindFields(form),
  }
}

/** What the spam trap of the server asks of a form (src/domain/spam-trap.ts). */
function trapOf(form: HTMLFormElement, begunAt: number | null): Record<string, unknown> {
  return {
    [HONEYPOT_FIELD]: new FormData(form).get(HONEYPOT_FIELD) ?? undefined,
    [FILLED_IN_MS_FIELD]: begunAt === null ? undefined : Math.round(performance.now() - begunAt),
  }
}
