'use client'

import { Importer } from '@/features/dashboard/import/importer'
import { LoginOverWork } from '../login-over-work'

/** The file import, with the login that appears when the session ends. */
export function ImportScreen() {
  return <Importer renderLogin={(onEntered) => <LoginOverWork onEntered={onEntered} />} />
}
