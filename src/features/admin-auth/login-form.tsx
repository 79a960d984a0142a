'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormFailureNote } from '@/components/form/form-failure-note'
import { buttonClass } from '@/components/ui/button-link'
import { prepareToasts } from '@/components/ui/toast-host'
import { showToast } from '@/components/ui/toast-store'
import type { AdminLoginContent } from '@/content/admin-login'
import type { ToastCopy } from '@/content/toasts'
import { describeIssues, type FieldErrors } from '@/domain/field-errors'
import type { SessionDto } from '@/domain/login'
import { OPEN_SESSION_PARAM, setAdminFlag } from '@/lib/admin-flag'

type LoginFormProps = {
  copy: AdminLoginContent
  toasts: { success: ToastCopy; failure: ToastCopy }
  /** The texts of the schema's messages in the language of the page. */
  translations: Record<string, string>
  /** What follows a login over the work; else the dashboard, or the panel for an editor. */
  onEntered?: () => void
}

/** Rules and calls come when somebody begins to fill in the form. */
const loadRules = () => import('@/domain/login')
const loadCalls = () => import('@/lib/api-client')

/** The one door: a session opens the dashboard for an admin and the content panel for an editor. */
export function LoginForm({ copy, toasts, translations, onEntered }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<ToastCopy>()
  const [isBusy, setIsBusy] = useState(false)

  // The dashboard sends whoever has a session but no flag here (AdminGate): no second login then.
  useEffect(() => {
    if (!location.search.includes(OPEN_SESSION_PARAM)) return
    loadCalls().then(async ({ apiRequest, ApiRequestError }) => {
      try {
        enter(await apiRequest<SessionDto>('GET', '/api/admin/check-auth'))
      } catch (error) {
        if (!(error instanceof ApiRequestError && error.status === 401)) console.warn(error)
      }
    }, console.warn)
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    setErrors({})
    setFailure(undefined)
    setIsBusy(true)
    try {
      const { loginForm, LOGIN_SUCCESS_DELAY_MS } = await loadRules()
      const parsed = loginForm.safeParse(values)
      if (!parsed.success) {
        setIsBusy(false)
        return refuse(describeIssues(parsed.error).errors)
      }
      const { apiRequest } = await loadCalls()
      const session = await apiRequest<SessionDto>('POST', '/api/admin/login', parsed.data)
      if (onEntered) return onEntered()
      showToast({ ...toasts.success, tone: 'success' })
      setTimeout(() => enter(session), LOGIN_SUCCESS_DELAY_MS)
    } catch (error) {
      const isBraked = error instanceof Error && 'status' in error && error.status === 429
      const notice = {
        ...toasts.failure,
        ...(isBraked ? { description: copy.tooManyAttempts } : {}),
      }
      setFailure(notice)
      showToast({ ...notice, tone: 'error' })
      setIsBusy(false)
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
    }
  }

  const refuse = (found: FieldErrors) => {
    setErrors(found)
    const first = Object.keys(found)[0]
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  const messageOf = (field: string) =>
    errors[field] && (translations[errors[field]] ?? errors[field])

  return (
    <form
      ref={form}
      onSubmit={submit}
      onFocus={prepare}
      noValidate
      method="post"
      className="grid gap-5"
    >
      <LoginField name="username" copy={copy.username} error={messageOf('username')} />
      <LoginField name="password" copy={copy.password} error={messageOf('password')} />
      <button
        type="submit"
        disabled={isBusy}
        className={`${buttonClass('lead')} disabled:opacity-60`}
      >
        {isBusy ? copy.submitting : copy.submit}
      </button>
      {failure && (
        // The notice reads it out; this stays until the next attempt.
        <FormFailureNote title={failure.title} isAnnounced={false}>
          {failure.description}
        </FormFailureNote>
      )}
    </form>
  )
}

type LoginFieldProps = {
  name: 'username' | 'password'
  copy: { label: string; placeholder: string }
  error: string | undefined
}

function LoginField({ name, copy, error }: LoginFieldProps) {
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {copy.label}
      </label>
      <input
        id={name}
        name={name}
        type={name === 'password' ? 'password' : 'text'}
        autoComplete={name === 'password' ? 'current-password' : 'username'}
        autoCapitalize="none"
        placeholder={copy.placeholder}
        required
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        className="mt-1 block min-h-12 w-full rounded-xl border border-ink/40 bg-card px-4 placeholder:text-ink-soft aria-invalid:border-error"
      />
      {error && (
        <p id={`${name}-error`} role="alert" className="mt-1 text-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** Fetches what sending will need. */
function prepare(): void {
  prepareToasts()
  loadRules().catch(() => undefined)
  loadCalls().catch(() => undefined)
}

/** The flag lets the header show what an admin may do; an editor has no dashboard but the panel. */
function enter({ user }: SessionDto): void {
  if (user.role === 'admin') setAdminFlag()
  location.assign(user.role === 'admin' ? '/admin' : '/cms')
}
