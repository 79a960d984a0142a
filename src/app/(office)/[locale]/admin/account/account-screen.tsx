'use client'

import { Account } from '@/features/dashboard/account/account'
import { LoginOverWork } from '../login-over-work'

type AccountScreenProps = Omit<Parameters<typeof Account>[0], 'renderLogin'>

/** The page of one's own account, and the login that it shows when a session ends. */
export function AccountScreen(props: AccountScreenProps) {
  return <Account {...props} renderLogin={(onEntered) => <LoginOverWork onEntered={onEntered} />} />
}
