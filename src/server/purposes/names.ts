import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { textIn } from '@/lib/locale'
import { findAll } from '../documents/records'
import type { GivenForColumns } from './given-for'

/**
 * Returns the name of what a gift is for, in a language: its campaign, or else its program, also from
 * the trash; if that no longer exists, the name at the time of the gift.
 * @returns null if the gift goes where it is needed most.
 */
export async function purposeNameIn(
  { purpose, purposeName, campaign, campaignName }: GivenForColumns,
  locale: Locale,
): Promise<string | null> {
  const id = campaign ?? purpose
  if (!id) return null
  const collection = campaign ? slugs.campaigns : slugs.programs
  const [found] = await findAll({ collection, where: { id: { equals: id } }, trash: true })
  return textIn(found?.title, locale) || (campaignName ?? purposeName) || null
}
