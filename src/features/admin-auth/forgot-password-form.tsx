'use client'

import { type FormEvent, useRef, useState } from 'react'
import { FormFailureNote } from '@/components/form/form-failure-note'
import { SentNote } from '@/components/form/sent-note'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-link'
import type { ForgotPasswordContent } from '@/content/forgot-password'
import type { Locale } from '@/content/locale'
import { LoginField } from './login-field'
import { LoginPageForm } from './login-page-form'

type ForgotPasswordFormProps = {
  locale: Locale
  copy: Pick<
    ForgotPasswordContent,
    'username' | 'submit' | 'submitting' | 'sent' | 'failed' | 'tooManyRequests'
  >
  /** Error of an empty field. */
  required: string
}

const loadCalls = () => import('@/lib/api-client')

/**
 * Requests a link to choose a new password. The answer is the same whether or not the account
 * exists.
 */
export function ForgotPasswordForm({ locale, copy, required }: ForgotPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const username = String(new FormData(event.currentTarget).get('username') ?? '').trim()
    setError(username ? undefined : required)
    setFailure(undefined)
    if (!username) {
      form.current?.querySelector('input')?.focus()
      return
    }
    setState('busy')
    try {
      const { apiRequest } = await loadCalls()
      await apiRequest('POST', `/api/admin/forgot-password?locale=${locale}`, { username })
      setState('sent')
    } catch (reason) {
      console.warn('The link could not be requested.', reason)
      // Without a connection, this import may fail as well.
      const calls = await loadCalls().catch(() => null)
      const isRateLimited =
        calls && reason instanceof calls.ApiRequestError && reason.status === 429
      setFailure(isRateLimited ? copy.tooManyRequests : copy.failed.description)
      setState('idle')
    }
  }

  if (state === 'sent') {
    return (
      <SentNote
        title={copy.sent.title}
        text={copy.sent.description}
        id="link-sent"
        isSent
        level={2}
      />
    )
  }
  return (
    <LoginPageForm ref={form} onSubmit={submit}>
      <LoginField name="username" copy={copy.username} error={error} autoComplete="username" />
      <Button type="submit" disabled={state === 'busy'} className={buttonClass('lead')}>
        {state === 'busy' ? copy.submitting : copy.submit}
      </Button>
      {failure && <FormFailureNote title={copy.failed.title}>{failure}</FormFailureNote>}
    </LoginPageForm>
  )
}
