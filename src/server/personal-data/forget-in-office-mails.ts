import { slugs } from '@/cms/slugs'
import { officeMailPrefixes } from '@/domain/mail'
import { changeById, findAll } from '../documents/records'
import { eraseNames } from './erase-names'

/**
 * Removes a person's names from the e-mails that tell the office what came in or failed, sent or
 * not. The rest stays, because a mail may also be about others. Call it before their records lose
 * the names.
 */
export async function forgetInOfficeMails(names: string[]): Promise<void> {
  for (const prefix of Object.values(officeMailPrefixes)) {
    const mails = await findAll({
      collection: slugs.mails,
      where: { key: { contains: prefix } },
      select: { key: true, text: true, updatedAt: true },
    })
    for (const { id, key, text, updatedAt } of mails) {
      const without = eraseNames(text, names)
      if (!key.startsWith(prefix) || without === text) continue
      // This must not extend how long the mail is kept.
      await changeById(slugs.mails, id, { text: without, updatedAt })
    }
  }
}
