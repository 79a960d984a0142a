'use client'

import { FirstRun } from '@/features/dashboard/first-run/first-run'
import { LoginOverWork } from '../login-over-work'

type FirstRunScreenProps = Omit<Parameters<typeof FirstRun>[0], 'renderLogin'>

/** The first steps, with the login that appears when the session ends. */
export function FirstRunScreen(props: FirstRunScreenProps) {
  return (
    <FirstRun {...props} renderLogin={(onEntered) => <LoginOverWork onEntered={onEntered} />} />
  )
}
