import { headers } from 'next/headers'
import { needsSecondFactor } from '@/cms/accounts/session-guard'
import { renderContext } from '@/lib/render-context'
import { findUser } from '../accounts/session-user'

/**
 * Makes the page being rendered show drafts instead of published content, if it is rendered for
 * somebody who works on the site.
 * @returns whether it is.
 */
export async function enterPreview({ isLive }: { isLive: boolean }): Promise<boolean> {
  const context = renderContext()
  const user = await findUser(await headers())
  if (!context || !user || needsSecondFactor(user)) return false
  context.preview = { user, isLive }
  return true
}
