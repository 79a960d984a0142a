'use client'

import { Account } from '@/features/dashboard/account/account'
import { LoginOverWork } from '../login-over-work'

type AccountScreenProps = Omit<Parameters<typeof Account>[0], 'renderLogin'>

/** The user's own account page, with the login that appears when the session ends. */
export function AccountScreen(props: AccountScreenProps) {
  return <Account {...props} renderLogin={(onEntered) => <LoginOverWork onEntered={onEntered} />} />
}
