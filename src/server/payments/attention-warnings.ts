import type { AttentionKind } from '@/domain/attention'
import type { AttentionDto } from '@/domain/responses/attention'
import { describeCounted, findCounted, referencesOfClaims } from '../donations/gift-reference'

/** What an admin may count and what carries the reference of a transfer. */
const COUNTABLE: AttentionKind[] = ['claim', 'suspected-claim', 'second-payment']

/** Adds a warning to items whose reference belongs to a gift that is already counted. */
export async function warnOfCounted(items: AttentionDto[]): Promise<AttentionDto[]> {
  const references = await referencesOf(items.filter(({ kind }) => COUNTABLE.includes(kind)))
  const counted = await findCounted([...references.values()])
  const gifts = new Map(counted.map((gift) => [gift.reference, gift]))
  return items.map((item) => {
    const gift = gifts.get(references.get(item.id))
    return gift ? { ...item, countedAlready: describeCounted(gift) } : item
  })
}

/** By the ids of the items. */
async function referencesOf(items: AttentionDto[]): Promise<Map<string, string>> {
  const claims = await referencesOfClaims(
    items.flatMap(({ claimNumber, reference }) =>
      claimNumber ? [{ number: claimNumber, reference }] : [],
    ),
  )
  return new Map(
    items.flatMap(({ id, claimNumber, reference }): [string, string][] => {
      const counts = claimNumber ? claims.get(claimNumber) : reference
      return counts ? [[id, counts]] : []
    }),
  )
}
