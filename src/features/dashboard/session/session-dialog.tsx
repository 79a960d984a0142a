'use client'

import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { dashboardContent } from '@/content/dashboard'
import { PasswordDialog } from './password-dialog'
import { currentNeed, endWaiting, subscribeToSession } from './session-store'

export type RenderLogin = (onEntered: () => void) => ReactNode

/**
 * What a session needs in the middle of the work: a login where it has ended, or the password once
 * more. Nothing typed is lost.
 */
export function SessionDialog({ renderLogin }: { renderLogin: RenderLogin }) {
  const need = useSyncExternalStore(subscribeToSession, currentNeed, () => null)
  if (need === 'login') return <OpenSessionDialog renderLogin={renderLogin} />
  return need === 'password' ? <PasswordDialog /> : null
}

function OpenSessionDialog({ renderLogin }: { renderLogin: RenderLogin }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { title, text } = dashboardContent.session

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // Without a session there is nothing to go back to.
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      className="m-auto w-[min(100%-1.5rem,28rem)] rounded-card bg-paper p-6 text-ink backdrop:bg-ink/60 sm:p-8"
    >
      <h2 id={titleId} className="text-heading text-neem-deep">
        {title}
      </h2>
      <p className="mt-1 mb-6 text-ink-soft">{text}</p>
      {renderLogin(() => endWaiting('login', true))}
    </dialog>
  )
}
