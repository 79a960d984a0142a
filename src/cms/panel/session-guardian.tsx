'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { HOUR_MS, MINUTE_MS } from '@/domain/durations'
import { textsFor } from './language'
import { type Need, watchSaves } from './watch-saves'

const DAY_SECONDS = 24 * 60 * 60
/** While somebody works, a session is renewed this long before it expires. */
const RENEWED_BEFORE_MS = HOUR_MS
const CHECK_MS = MINUTE_MS

type SessionResponse = { user?: { id: string } | null; exp?: number }

/** Reads or renews the session. @returns whether it is still open, for the same user. */
type SessionRequest = (call: 'me' | 'refresh-token') => Promise<boolean>

/**
 * Preserves unsaved changes if the session ends or another tab saves. When a session ends, Payload itself
 * redirects to the login page and the form is lost.
 */
export function SessionGuardian({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const [need, setNeed] = useState<Need | null>(null)
  /** Saves waiting for the login. */
  const waiting = useRef<(() => void)[]>([])
  const onEnd = useCallback(() => setNeed('login'), [])
  const requestSession = useSession(onEnd)

  useEffect(
    () =>
      watchSaves((next) => {
        setNeed(next)
        return new Promise((resolve) => waiting.current.push(resolve))
      }),
    [],
  )

  const resume = () => {
    setNeed(null)
    for (const resumeSave of waiting.current.splice(0)) resumeSave()
  }

  const { reload } = textsFor(i18n)
  return (
    <>
      {children}
      {user && need === 'login' && (
        <LoginNotice requestSession={requestSession} onLoggedIn={resume} />
      )}
      {need === 'reload' && (
        <Notice title={reload.title} text={reload.text}>
          <button
            type="button"
            className="btn btn--style-primary btn--size-medium"
            onClick={() => setNeed(null)}
          >
            {reload.stay}
          </button>
          <button
            type="button"
            className="btn btn--style-secondary btn--size-medium"
            onClick={() => location.reload()}
          >
            {reload.reload}
          </button>
        </Notice>
      )}
    </>
  )
}

/** Renews the session while somebody types, and calls `onEnd` once it has ended. */
function useSession(onEnd: () => void): SessionRequest {
  const { user, tokenExpirationMs, setUser } = useAuth()
  const endsAt = useRef(Number.POSITIVE_INFINITY)
  const lastInput = useRef(0)

  // Payload leaves the page by a timer that it sets with each account: this one never fires.
  useEffect(() => {
    const now = Date.now()
    if (!user || !tokenExpirationMs || tokenExpirationMs > now + 10 * DAY_SECONDS * 1000) return
    endsAt.current = tokenExpirationMs
    setUser({ user, exp: Math.floor(now / 1000) + 365 * DAY_SECONDS } as never)
  }, [user, tokenExpirationMs, setUser])

  const requestSession: SessionRequest = useCallback(
    async (call) => {
      const response = await fetch(`/cms-api/users/${call}`, {
        method: call === 'me' ? 'GET' : 'POST',
      }).catch(() => undefined)
      if (!response?.ok) return false
      const { user: found, exp }: SessionResponse = await response.json()
      if (!found || found.id !== user?.id) return false
      if (exp) endsAt.current = exp * 1000
      return true
    },
    [user?.id],
  )

  useEffect(() => {
    if (!user) return
    const noteInput = () => {
      lastInput.current = Date.now()
    }
    const timer = setInterval(async () => {
      const left = endsAt.current - Date.now()
      if (left < 0) onEnd()
      else if (lastInput.current >= Date.now() - CHECK_MS) {
        // If it was ended elsewhere, watchSaves asks to log in.
        await requestSession(left < RENEWED_BEFORE_MS ? 'refresh-token' : 'me')
      }
    }, CHECK_MS)
    document.addEventListener('input', noteInput)
    return () => {
      clearInterval(timer)
      document.removeEventListener('input', noteInput)
    }
  }, [user, requestSession, onEnd])

  return requestSession
}

type LoginNoticeProps = { requestSession: SessionRequest; onLoggedIn: () => void }

/** Asks to log in in another tab. */
function LoginNotice({ requestSession, onLoggedIn }: LoginNoticeProps) {
  const { i18n } = useTranslation()
  const [isStillLoggedOut, setIsStillLoggedOut] = useState(false)
  const { login } = textsFor(i18n)

  const resume = async () => {
    if (await requestSession('me')) onLoggedIn()
    else setIsStillLoggedOut(true)
  }

  return (
    <Notice title={login.title} text={login.text} fault={isStillLoggedOut && login.stillOut}>
      <a
        className="btn btn--style-primary btn--size-medium"
        href={i18n.language === 'hi' ? '/hi/admin-login' : '/admin-login'}
        target="_blank"
        rel="noreferrer"
      >
        {login.open}
      </a>
      <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={resume}>
        {login.again}
      </button>
    </Notice>
  )
}

type NoticeProps = {
  title: string
  text: string
  /** The problem after a failed attempt. */
  fault?: string | false
  /** The buttons. */
  children: ReactNode
}

/** A dialog over the form, which is left unchanged. */
function Notice({ title, text, fault, children }: NoticeProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="panel-notice"
      aria-labelledby="panel-notice"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="panel-notice">{title}</h2>
      <p>{text}</p>
      {fault && <p role="alert">{fault}</p>}
      <div className="panel-notice__buttons">{children}</div>
    </dialog>
  )
}
