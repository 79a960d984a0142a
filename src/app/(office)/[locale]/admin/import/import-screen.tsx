'use client'

import { Importer } from '@/features/dashboard/import/importer'
import { LoginOverWork } from '../login-over-work'

/** The import of files, and the login that it shows when a session ends. */
export function ImportScreen() {
  return <Importer renderLogin={(onEntered) => <LoginOverWork onEntered={onEntered} />} />
}
