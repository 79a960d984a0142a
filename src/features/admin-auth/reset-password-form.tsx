'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormFailureNote } from '@/components/form/form-failure-note'
import { SentNote } from '@/components/form/sent-note'
import { Button } from '@/components/ui/button'
import { ButtonLink, buttonClass } from '@/components/ui/button-link'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { ResetPasswordContent } from '@/content/reset-password'
import { LoginField } from './login-field'
import { LoginPageForm } from './login-page-form'

type ResetPasswordFormProps = {
  locale: Locale
  copy: Omit<ResetPasswordContent, 'meta' | 'title' | 'lead'>
  /** The server's messages in the language of the page. */
  translations: Record<string, string>
  /** Error of an empty field. */
  required: string
}

const loadCalls = () => import('@/lib/api-client')

/**
 * Sets a new password with the secret of a mailed link. The secret is in the URL fragment: the
 * server does not see it before it is used, and opening the page does not use it up.
 */
export function ResetPasswordForm({
  locale,
  copy,
  translations,
  required,
}: ResetPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'dead'>('idle')

  useEffect(() => {
    if (location.hash.length < 2) setState('dead')
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const newPassword = String(new FormData(event.currentTarget).get('newPassword') ?? '')
    const refuse = (message: string) => {
      setError(message)
      form.current?.querySelector('input')?.focus()
    }
    setError(undefined)
    setFailure(undefined)
    if (newPassword.trim() === '') return refuse(required)
    setState('busy')
    try {
      const { apiRequest } = await loadCalls()
      const token = location.hash.slice(1)
      await apiRequest('POST', '/api/admin/reset-password', { token, newPassword })
      // Do not leave the secret in the browser's history.
      history.replaceState(null, '', location.pathname)
      setState('done')
    } catch (reason) {
      console.warn('The password was not changed.', reason)
      // Without a connection, this import may fail as well.
      const calls = await loadCalls().catch(() => null)
      const refusal = calls && reason instanceof calls.ApiRequestError ? reason : null
      const fields = refusal?.body?.errors ?? {}
      setState(fields.token ? 'dead' : 'idle')
      if (fields.newPassword) refuse(translations[fields.newPassword] ?? fields.newPassword)
      else setFailure(refusal?.status === 429 ? copy.tooManyRequests : copy.failed.description)
    }
  }

  if (state === 'done' || state === 'dead') {
    const isDone = state === 'done'
    const { title, description } = isDone ? copy.done : copy.deadLink
    const link = isDone ? copy.login : copy.askAgain
    return (
      <>
        <SentNote title={title} text={description} id="password-set" isSent level={2} />
        <ButtonLink href={localePath(locale, link.href)} tone="lead">
          {link.label}
        </ButtonLink>
      </>
    )
  }
  return (
    <LoginPageForm ref={form} onSubmit={submit}>
      <LoginField
        name="newPassword"
        copy={copy.newPassword}
        error={error}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" disabled={state === 'busy'} className={buttonClass('lead')}>
        {state === 'busy' ? copy.submitting : copy.submit}
      </Button>
      {failure && <FormFailureNote title={copy.failed.title}>{failure}</FormFailureNote>}
    </LoginPageForm>
  )
}
