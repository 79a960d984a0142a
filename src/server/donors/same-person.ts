import { type Gift, marksOfGift } from './gifts'
import { idsOf, readGroups } from './groups'
import { marksByDonor } from './marks'
import { ownerOf } from './place'
import { type KnownPerson, readRegister } from './register'

/**
 * Returns those of some gifts that are from the same person as a given gift, merges included. That
 * gift need not be stored yet; nothing is written.
 */
export async function giftsOfSamePerson(gift: Gift, others: Gift[]): Promise<Gift[]> {
  const isPossible = await possibleFor(gift)
  // An import may just have left thousands of gifts without a donor.
  const unplaced = others.filter((other) => !isPlaced(other) && isPossible(other))
  const register = await readRegister([...unplaced, gift])
  const owners = new Map(
    others.filter(isPlaced).map((other) => [other, other.donor ?? undefined] as const),
  )
  for (const other of unplaced) owners.set(other, keyOf(ownerOf(other, register)))
  const own = keyOf(ownerOf(gift, register))
  if (!own) return []
  const groups = await readGroups([...register.byId.keys()])
  const group = groups.find((each) => idsOf(each).includes(own))
  const keys = group ? idsOf(group) : [own]
  return others.filter((other) => keys.includes(owners.get(other) ?? ''))
}

/** Whether a gift without a donor may be from the same person: it shares a mark or donor. */
async function possibleFor(gift: Gift): Promise<(other: Gift) => boolean> {
  const { byId } = await readRegister([gift])
  const ids = (await readGroups([...byId.keys()])).flatMap(idsOf)
  const known = [...(await marksByDonor(ids)).values()].flatMap((marks) => [...marks])
  const marks = new Set([...known, ...sureOf(gift)])
  return (other) => ids.includes(other.donor ?? '') || sureOf(other).some((mark) => marks.has(mark))
}

function sureOf(gift: Gift): string[] {
  return marksOfGift(gift)?.sure ?? []
}

function isPlaced({ donorSeenAt, updatedAt }: Gift): boolean {
  return donorSeenAt === updatedAt
}

/**
 * A donor that is not stored yet is identified by its key; a gift without marks has a unique one.
 */
function keyOf(person: KnownPerson | null): string | undefined {
  return person ? person.id || person.key : undefined
}
