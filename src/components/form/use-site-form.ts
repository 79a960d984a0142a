import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { FILLED_IN_MS_FIELD, HONEYPOT_FIELD } from '@/domain/spam-trap'
import { ApiRequestError, failureMessage } from '@/lib/api-client'
import { startResponseTimeout } from '@/lib/response-timeout'
import { prepareToasts } from '../ui/toast-host'
import { showToast } from '../ui/toast-store'
import { bindFields } from './bind-fields'
import { readDraft, removeDraft, writeDraft } from './form-draft'
import { type FormRules, RULES_MISSING, rulesResolver } from './rules-resolver'
import { useIsReady } from './use-is-ready'

type Notice = { title: string; description: string }

type SiteFormOptions<Values, Output> = {
  /** Session storage key of the draft. */
  draftKey: string
  /**
   * Only for fields whose value is a list: text fields keep what was typed before the script was
   * loaded.
   */
  defaultValues?: DefaultValues<Values>
  /** Initial values of text fields in the page's HTML: a draft overrides them. */
  presets?: Partial<Record<Path<Values>, string>>
  /** Checkboxes that stay ticked after a reload. Never consent: it must be given each time. */
  keptTicks?: readonly Path<Values>[]
  loadRules: () => Promise<FormRules<Output>>
  /**
   * Makes the API call. Its errors are shown; 'keep' leaves the form filled in, as after a
   * cancelled payment. `trap` belongs in the request body of a public form; `signal` ends a request that
   * gets no response within half a minute.
   */
  send: (
    output: Output,
    trap: Record<string, unknown>,
    signal: AbortSignal,
    // biome-ignore lint/suspicious/noConfusingVoidType: most senders return nothing.
  ) => Promise<void | 'keep'>
  /** Returns a message for a failure; null shows the form's own. */
  explain?: (error: unknown) => Notice | null
  /** Toast after the call; omitted if the caller shows its own. */
  sent?: Notice
  /** Toast after a failed call. The server's message replaces the description. */
  failed: Notice
  /**
   * Shown if no response came, so that the call may have arrived; the toast is short. Only for a call that
   * counts once, however often it is sent.
   */
  unanswered?: Notice
  copy: { fixErrors: string; offline: string }
}

/** An error of the whole form, shown next to its button until the next attempt. */
export type FormFailure = { message: string; status: number | null; title?: string }

/**
 * A form of the public site (spec section 4): idle, submitting, sent (and cleared) or failed. What
 * was typed survives a failed call and a reload. Errors from the server appear at their fields.
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
  unanswered,
  copy,
}: SiteFormOptions<Values, Output>) {
  const form = useForm<Values, unknown, Output>({
    resolver: rulesResolver(loadRules),
    defaultValues,
  })
  const { formState, setError, setValue, getValues, subscribe, reset } = form
  // Until then, and without scripts, the browser validates and submits the form.
  const isReady = useIsReady()
  /** Null if that is not known. */
  const begunAt = useRef<number>(null)
  const firstPresets = useRef(presets)
  const firstValues = useRef<Record<string, unknown>>({ ...defaultValues, ...presets })
  const ticks = useRef(keptTicks)
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)

  useEffect(() => {
    for (const [name, value] of Object.entries(readDraft(draftKey))) {
      const field = name as Path<Values>
      const typed = getValues(field) || ''
      const isUntouched = typed.length === 0 || typed === firstPresets.current?.[field]
      if (isUntouched && (value === true || value.length > 0)) setValue(field, value as never)
    }
    // Who wrote before the script was loaded, or before a reload, may send at once: no bot.
    const isBegun = Object.entries(getValues()).some(
      ([name, value]) => isFilledIn(value) && value !== firstValues.current[name],
    )
    begunAt.current = isBegun ? null : performance.now()
    const keep = (values: Values) => writeDraft(draftKey, values, ticks.current)
    // Includes what was typed before the script was loaded.
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
    // 404 means that the endpoint is missing, which tells a visitor nothing.
    const said = status === 404 ? failed.description : failureMessage(error, failed.description)
    const description = translate(said)
    // Without a response, show that there is no connection; with one, the server's message.
    setFailure({ message: status === null ? copy.offline : description, status })
    showToast({ title: failed.title, description, tone: 'error' })
  }

  const failUnanswered = ({ title, description }: Notice) => {
    setFailure({ title, message: description, status: null })
    showToast({ title: failed.title, description: title, tone: 'error' })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const trap = trapOf(event.currentTarget, begunAt.current)
    setFailure(null)
    setIsSent(false)
    return form.handleSubmit(
      async (output) => {
        const wasOnline = navigator.onLine
        const timeout = startResponseTimeout()
        try {
          if ((await send(output, trap, timeout.signal)) === 'keep') return
        } catch (error) {
          console.warn('The form was not sent.', error)
          const isLost = error instanceof TypeError && (wasOnline || navigator.onLine)
          if (unanswered && (isLost || timeout.signal.aborted)) failUnanswered(unanswered)
          else await fail(error)
          return
        } finally {
          timeout.clear()
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

  /** Loads what sending will need, once somebody begins to fill in the form. */
  const prepare = () => {
    prepareToasts()
    loadRules().catch(() => undefined)
  }

  return {
    /** The methods of react-hook-form. */
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

function isFilledIn(value: unknown): boolean {
  return value === true || ((typeof value === 'string' || Array.isArray(value)) && value.length > 0)
}

/** Returns the fields that the server's spam trap expects (src/domain/spam-trap.ts). */
function trapOf(form: HTMLFormElement, begunAt: number | null): Record<string, unknown> {
  return {
    [HONEYPOT_FIELD]: new FormData(form).get(HONEYPOT_FIELD) ?? undefined,
    [FILLED_IN_MS_FIELD]: begunAt === null ? undefined : Math.round(performance.now() - begunAt),
  }
}
