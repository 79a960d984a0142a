import { insertMissing } from '@/cms/database/bulk-writes'
import { slugs } from '@/cms/slugs'
import { readDocs } from '../documents/read-docs'
import { getPayloadClient } from '../payload-client'
import { type Gift, marksOfGift } from './gifts'

const collection = slugs.donorMarks

/** Returns the marks of some donors, by donor id. */
export async function marksByDonor(ids: string[]): Promise<Map<string, Set<string>>> {
  const rows = await readDocs({ collection, where: { donor: { in: ids } } })
  const marks = new Map(ids.map((id) => [id, new Set<string>()]))
  for (const { donor, mark } of rows) marks.get(donor)?.add(mark)
  return marks
}

/**
 * Makes each donor hold exactly the marks of its own gifts. A sure mark that another donor holds
 * stays there.
 * @param giftsOf gifts by donor id.
 * @returns the marks as stored now, by donor id.
 */
export async function keepMarks(giftsOf: Map<string, Gift[]>): Promise<Map<string, Set<string>>> {
  const payload = await getPayloadClient()
  const rows = await readDocs({ collection, where: { donor: { in: [...giftsOf.keys()] } } })
  const held = new Set(rows.map(({ key }) => key))
  const wanted = new Map([...giftsOf].flatMap(([donor, gifts]) => markRows(donor, gifts)))
  const old = rows.filter(({ key }) => !wanted.has(key)).map(({ id }) => id)
  if (old.length > 0) await payload.db.deleteMany({ collection, where: { id: { in: old } } })
  const lacking = [...wanted.values()].filter(({ key }) => !held.has(key))
  await insertMissing(payload, collection, lacking)
  // Marks that another donor holds were not inserted.
  return marksByDonor([...giftsOf.keys()])
}

type MarkRow = { key: string; mark: string; donor: string }

function markRows(donor: string, gifts: Gift[]): [string, MarkRow][] {
  return gifts.flatMap((gift) => {
    const { sure = [], shared = [] } = marksOfGift(gift) ?? {}
    const keys: [string, string][] = [
      ...sure.map((mark): [string, string] => [mark, mark]),
      ...shared.map((mark): [string, string] => [`${mark}\n${donor}`, mark]),
    ]
    return keys.map(([key, mark]): [string, MarkRow] => [key, { key, mark, donor }])
  })
}
