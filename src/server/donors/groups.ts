import type { Donor } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { readDocs } from '../documents/read-docs'

const collection = slugs.donors

/** A listed donor with all donors merged into it, directly or indirectly. */
export type DonorGroup = {
  root: Donor
  /** Includes the root. */
  members: Donor[]
}

/** Returns the groups of some donors, each once; unknown ids are ignored. */
export async function readGroups(ids: string[]): Promise<DonorGroup[]> {
  const known = new Map<string, Donor>()
  for (let wanted = ids; wanted.length > 0; ) {
    const found = await readDocs({ collection, where: { id: { in: [...new Set(wanted)] } } })
    for (const donor of found) known.set(donor.id, donor)
    wanted = found.flatMap(({ mergedInto }) =>
      mergedInto && !known.has(mergedInto) ? mergedInto : [],
    )
  }
  const roots = [...known.values()].filter(({ mergedInto }) => !mergedInto)
  const groups = new Map(roots.map((root) => [root.id, { root, members: [root] }]))
  /** The group of each donor found. */
  const groupOf = new Map(groups)
  for (let parents = roots; parents.length > 0; ) {
    const children = await readDocs({
      collection,
      where: { mergedInto: { in: parents.map(({ id }) => id) } },
      sort: 'mergedAt',
    })
    for (const child of children) {
      const group = groupOf.get(child.mergedInto ?? '')
      if (!group) continue
      group.members.push(child)
      groupOf.set(child.id, group)
    }
    parents = children
  }
  return [...groups.values()]
}

/** Returns the ids of all members of a group. */
export function idsOf({ members }: Pick<DonorGroup, 'members'>): string[] {
  return members.map(({ id }) => id)
}
