import { slugs } from '@/cms/slugs'
import { officeMailPrefixes } from '@/domain/mail'
import { ERASED_NAME } from '@/domain/personal-data'
import { escapeRegExp } from '@/lib/escape-reg-exp'
import { changeWhere, findAll } from '../documents/records'

/**
 * Removes a person's names from the e-mails that tell the office what came in or failed, sent or
 * not. The rest stays, because a mail may also be about others. Call it before their records lose
 * the names.
 */
export async function forgetInOfficeMails(names: string[]): Promise<void> {
  const known = names.map((name) => name.trim()).filter(Boolean)
  if (known.length === 0) return
  // The longest first, which may contain another.
  const ordered = known.toSorted((a, b) => b.length - a.length).map(escapeRegExp)
  // Whole names, so that 'Asha' stays in 'Ashalata'. Case is ignored: an applicant's capitals are tidied
  // here, but not in the mails.
  const mentioned = new RegExp(
    `${NO_LETTER_BEFORE}(?:${ordered.join('|')})${NO_LETTER_AFTER}`,
    'giu',
  )
  for (const prefix of Object.values(officeMailPrefixes)) {
    const mails = await findAll({
      collection: slugs.mails,
      where: { key: { contains: prefix } },
      select: { key: true, text: true, updatedAt: true },
    })
    for (const { id, key, text, updatedAt } of mails) {
      const without = text.replace(mentioned, ERASED_NAME)
      if (!key.startsWith(prefix) || without === text) continue
      // This must not extend how long the mail is kept.
      const data = { text: without, updatedAt }
      await changeWhere({ collection: slugs.mails, where: { id: { equals: id } }, data })
    }
  }
}

const NO_LETTER_BEFORE = '(?<![\\p{L}\\p{M}\\p{N}])'
const NO_LETTER_AFTER = '(?![\\p{L}\\p{M}\\p{N}])'
