'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormFailureNote } from '@/components/form/form-failure-note'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-link'
import { prepareToasts } from '@/components/ui/toast-host'
import { showToast } from '@/components/ui/toast-store'
import type { AdminLoginContent } from '@/content/admin-login'
import { localePath } from '@/content/paths'
import type { ToastCopy } from '@/content/toasts'
import { describeIssues, type FieldErrors } from '@/domain/field-errors'
import type { SessionDto } from '@/domain/responses/account'
import { OPEN_SESSION_PARAM, setAdminFlag } from '@/lib/admin-flag'
import { choosePanelLanguage } from '@/lib/panel-language'
import { LoginField } from './login-field'
import { LoginPageForm } from './login-page-form'
import { wantedPage } from './wanted-page'

type LoginFormProps = {
  copy: AdminLoginContent
  toasts: { success: ToastCopy; failure: ToastCopy }
  /** The schema's messages in the language of the page. */
  translations: Record<string, string>
  /**
   * Called after a login in a dialog over unsaved work. By default, the dashboard opens, or the
   * panel for an editor.
   */
  onEntered?: (session: SessionDto) => void
}

/** Rules and API client are loaded when somebody begins to fill in the form. */
const loadRules = () => import('@/domain/login')
const loadCalls = () => import('@/lib/api-client')

/**
 * The only login: a session opens the dashboard for an admin and the content panel for an editor.
 * If the account has a second factor, its code is requested once username and password are right.
 */
export function LoginForm({ copy, toasts, translations, onEntered }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<ToastCopy>()
  const [isBusy, setIsBusy] = useState(false)
  /** What was typed in the first step, while the second one asks for a code. */
  const [credentials, setCredentials] = useState<Record<string, FormDataEntryValue> | null>(null)

  // The dashboard redirects people with a session here if they have no flag (AdminGate) or come
  // from another site (enterOwnPage): they need not log in again.
  useEffect(() => {
    if (!new URLSearchParams(location.search).has(OPEN_SESSION_PARAM)) return
    loadCalls().then(async ({ apiRequest, ApiRequestError }) => {
      try {
        enter(await apiRequest('GET', '/api/admin/check-auth'))
      } catch (error) {
        if (!(error instanceof ApiRequestError && error.status === 401)) console.warn(error)
      }
    }, console.warn)
  }, [])

  useEffect(() => {
    if (credentials) focusField(form.current, 'code')
  }, [credentials])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    setErrors({})
    setFailure(undefined)
    setIsBusy(true)
    try {
      const { loginForm, LOGIN_SUCCESS_DELAY_MS } = await loadRules()
      const parsed = loginForm.safeParse({ ...credentials, ...typed })
      if (!parsed.success) {
        setIsBusy(false)
        return refuse(describeIssues(parsed.error).errors)
      }
      const { apiRequest } = await loadCalls()
      const session = await apiRequest('POST', '/api/admin/login', parsed.data)
      if (onEntered) {
        // Removed when the session ended, or when another tab logged out.
        if (session.user.role === 'admin') setAdminFlag()
        return onEntered(session)
      }
      showToast({ ...toasts.success, tone: 'success' })
      setTimeout(() => enter(session), LOGIN_SUCCESS_DELAY_MS)
    } catch (error) {
      setIsBusy(false)
      // Without a connection, this import may fail as well.
      const calls = await loadCalls().catch(() => null)
      const refusal = calls && error instanceof calls.ApiRequestError ? error : null
      if (refusal?.body?.code === 'second-factor-required') {
        if (credentials) refuse(refusal.body.errors ?? {})
        else setCredentials(typed)
        return
      }
      const reason = failureReason(refusal?.status, copy.failures)
      const notice = reason ? { ...toasts.failure, description: reason } : toasts.failure
      setFailure(notice)
      showToast({ ...notice, tone: 'error' })
      focusField(form.current, credentials ? 'code' : 'password')
    }
  }

  const refuse = (found: FieldErrors) => {
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) focusField(form.current, first)
  }

  const startOver = () => {
    setCredentials(null)
    setErrors({})
    setFailure(undefined)
    // The button is gone after rendering.
    setTimeout(() => focusField(form.current, 'username'))
  }

  const messageOf = (field: string) =>
    errors[field] && (translations[errors[field]] ?? errors[field])

  return (
    <LoginPageForm ref={form} onSubmit={submit} onFocus={prepare}>
      {credentials ? (
        <>
          <p role="status">{copy.codeLead}</p>
          <LoginField
            key="code"
            name="code"
            copy={copy.code}
            error={messageOf('code')}
            autoComplete="one-time-code"
          />
        </>
      ) : (
        <>
          <LoginField
            name="username"
            copy={copy.username}
            error={messageOf('username')}
            autoComplete="username"
          />
          <LoginField
            name="password"
            copy={copy.password}
            error={messageOf('password')}
            type="password"
            autoComplete="current-password"
          />
        </>
      )}
      {failure && (
        // Next to the field, above a phone's keyboard. The toast announces it; this stays until the next attempt.
        <FormFailureNote title={failure.title} isAnnounced={false}>
          {failure.description}
        </FormFailureNote>
      )}
      <Button type="submit" disabled={isBusy} className={buttonClass('lead')}>
        {isBusy ? copy.submitting : copy.submit}
      </Button>
      {credentials && (
        <button type="button" onClick={startOver} className={buttonClass('quiet')}>
          {copy.startOver}
        </button>
      )}
    </LoginPageForm>
  )
}

function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
}

/** Loads what submitting will need. */
function prepare(): void {
  prepareToasts()
  Promise.allSettled([loadRules(), loadCalls()])
}

/**
 * Opens the page after login. The flag lets the header show admin links; an editor has no
 * dashboard, only the panel.
 */
function enter({ user, mustSetUpSecondFactor }: SessionDto): void {
  if (user.role === 'admin') setAdminFlag()
  // Somebody who logs in on the Hindi page reads Hindi, whatever the account says; from the English
  // page the server redirects to the language of the account.
  const locale = document.documentElement.lang === 'hi' ? 'hi' : 'en'
  if (locale === 'hi') choosePanelLanguage('hi')
  const home =
    user.role === 'admin' ? (wantedPage(location.search) ?? localePath(locale, '/admin')) : '/cms'
  location.assign(mustSetUpSecondFactor ? localePath(locale, '/admin/account') : home)
}

/** @returns undefined if username or password is wrong. */
function failureReason(
  status: number | undefined,
  failures: AdminLoginContent['failures'],
): string | undefined {
  if (status === undefined) return failures.noResponse
  if (status >= 500) return failures.server
  return { 403: failures.otherAddress, 429: failures.tooMany }[status]
}
