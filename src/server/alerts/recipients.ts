import { slugs } from '@/cms/slugs'
import { findAll } from '../documents/records'
import { getPayloadClient } from '../payload-client'

/** `id` distinguishes recipients in the keys of mails. */
export type AlertRecipient = { id: string; to: string }

/** Returns the alert e-mail of the site settings, or else the site's own; null without either. */
export async function findAlertEmail(): Promise<string | null> {
  const payload = await getPayloadClient()
  const { alertEmail, email } = await payload.findGlobal({
    slug: slugs.siteSettings,
    depth: 0,
    overrideAccess: true,
  })
  return alertEmail || email || null
}

/** Lists who is told of problems: that address, or else all admins who have one. */
export async function listAlertRecipients(): Promise<AlertRecipient[]> {
  const to = await findAlertEmail()
  if (to) return [{ id: 'office', to }]
  const admins = await findAll({ collection: slugs.users, where: { role: { equals: 'admin' } } })
  return admins.flatMap(({ id, email }) => (email ? [{ id, to: email }] : []))
}
