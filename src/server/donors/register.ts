import { slugs } from '@/cms/slugs'
import { readDocs } from '../documents/read-docs'
import { findGifts, type Gift, marksOfGift } from './gifts'
import { marksByDonor } from './marks'

/** A donor to compare gifts with. */
export type KnownPerson = {
  key: string
  /** '' until a new donor is stored. */
  id: string
  marks: Set<string>
  /** Only for new donors. */
  firstGift?: Gift
}

/** The donors that some gifts may belong to, and the new ones that they create. */
export type Register = {
  byId: Map<string, KnownPerson>
  bySureMark: Map<string, KnownPerson>
  /** Returns how many gifts a donor has; only for donors that own some of the gifts now. */
  giftsOf: (donorId: string) => number
  newPersons: KnownPerson[]
}

/** Reads who has the marks of some gifts, and who owns the gifts now. */
export async function readRegister(gifts: Gift[]): Promise<Register> {
  const sure = gifts.flatMap((gift) => marksOfGift(gift)?.sure ?? [])
  const rows = await readDocs({
    collection: slugs.donorMarks,
    where: { key: { in: [...new Set(sure)] } },
  })
  const current = gifts.flatMap(({ donor }) => donor ?? [])
  const ids = [...new Set([...rows.map(({ donor }) => donor), ...current])]
  const marks = await marksByDonor(ids)
  const donors = await readDocs({ collection: slugs.donors, where: { id: { in: ids } } })
  const byId = new Map(
    donors.map(({ id, key }) => [id, { id, key, marks: marks.get(id) ?? new Set<string>() }]),
  )
  const ofCurrent = current.length > 0 ? await findGifts({ donor: { in: current } }) : []
  return {
    byId,
    bySureMark: new Map(
      rows.flatMap(({ mark, donor }) => {
        const person = byId.get(donor)
        return person ? [[mark, person] as const] : []
      }),
    ),
    giftsOf: (donorId) => ofCurrent.filter(({ donor }) => donor === donorId).length,
    newPersons: [],
  }
}
