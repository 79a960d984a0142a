import { type ReactNode, useSyncExternalStore } from 'react'
import { Modal } from '@/components/ui/modal'
import { dashboardContent } from '@/content/dashboard'
import type { SessionDto } from '@/domain/responses/account'
import { useCopy } from '../use-copy'
import { PasswordDialog } from './password-dialog'
import { currentNeed, enterAs, subscribeToSession } from './session-store'

type SessionDialogProps = {
  /** Renders the login, which calls `onEntered` once somebody is logged in. */
  renderLogin: (onEntered: (session: SessionDto) => void) => ReactNode
}

/**
 * Asks for a login or password while somebody works, if the session has ended or the password must
 * be confirmed. Unsaved input is kept.
 */
export function SessionDialog({ renderLogin }: SessionDialogProps) {
  const dashboard = useCopy(dashboardContent)
  const need = useSyncExternalStore(subscribeToSession, currentNeed, () => null)
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
