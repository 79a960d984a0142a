import { headers } from 'next/headers'
import { needsSecondFactor } from '@/cms/accounts/session-guard'
import { renderContext } from '@/lib/render-context'
import { findUser } from '../accounts/session-user'

/**
 * Has the page that is being made show drafts in place of what is published, where it is made for
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
