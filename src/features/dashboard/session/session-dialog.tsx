import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { Modal } from '@/components/ui/modal'
import { dashboardContent } from '@/content/dashboard'
import type { SessionDto } from '@/domain/responses/account'
import { ADMIN_FLAG, removeAdminFlag } from '@/lib/admin-flag'
import { apiRequest } from '@/lib/api-client'
import { useCopy } from '../use-copy'
import { PasswordDialog } from './password-dialog'
import { currentNeed, enterAs, enterElsewhereAs, subscribeToSession } from './session-store'

type SessionDialogProps = {
  /** Renders the login, which calls `onEntered` once somebody is logged in. */
  renderLogin: (onEntered: (session: SessionDto) => void) => ReactNode
}

/**
 * Asks for a login or password while somebody works, if the session has ended or the password must
 * be confirmed; a login of the same account in another tab is enough. Unsaved input is kept.
 */
export function SessionDialog({ renderLogin }: SessionDialogProps) {
  const dashboard = useCopy(dashboardContent)
  const need = useSyncExternalStore(subscribeToSession, currentNeed, () => null)

  // All tabs share one session: it may be that of somebody else now.
  useEffect(() => onLoginElsewhere(enterWithOtherTab), [])

  // Other tabs notice a login only if it changes the flag.
  useEffect(() => {
    if (need === 'login') removeAdminFlag()
  }, [need])

  if (need === 'password') return <PasswordDialog />
  if (need !== 'login') return null
  const { title, text } = dashboard.session
  // It cannot be closed: without a session there is nothing to go back to.
  return (
    <Modal title={title} description={text} size="narrow">
      {renderLogin(({ user }) => enterAs(user.username))}
    </Modal>
  )
}

function enterWithOtherTab(): void {
  apiRequest('GET', '/api/admin/check-auth').then(
    ({ user }) => enterElsewhereAs(user.username),
    (error: unknown) => console.warn('The session could not be read.', error),
  )
}

/** Calls `listener` when somebody logs in in another tab. @returns a function that unsubscribes. */
function onLoginElsewhere(listener: () => void): () => void {
  const read = ({ key, newValue }: StorageEvent) => {
    if (key === ADMIN_FLAG && newValue === 'true') listener()
  }
  addEventListener('storage', read)
  return () => removeEventListener('storage', read)
}
