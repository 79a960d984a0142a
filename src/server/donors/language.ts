import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { readDocs } from '../documents/read-docs'
import { marksOfGift } from './gifts'
import { readGroups } from './groups'

/** Returns the language of a gift's donor, if an admin or an earlier gift has set one. */
export async function donorLanguage(gift: Donation): Promise<'en' | 'hi' | undefined> {
  const sure = marksOfGift(gift)?.sure ?? []
  const marks = await readDocs({ collection: slugs.donorMarks, where: { key: { in: sure } } })
  const donor = sure.flatMap((mark) => marks.find(({ key }) => key === mark)?.donor ?? [])[0]
  if (!donor) return undefined
  const [group] = await readGroups([donor])
  const language = group?.root.language
  return language === 'hi' || language === 'en' ? language : undefined
}
