import type { AttentionKind } from '@/domain/donation'
import type { AttentionDto } from '@/domain/responses/attention'
import { describeCounted, findCounted } from './gift-reference'

/** What an admin may count, and what comes with the number of a transfer. */
const COUNTABLE: AttentionKind[] = ['claim', 'suspected-claim', 'second-payment']

/** Adds to items that could be counted that a gift with their reference is counted already. */
export async function warnOfCounted(items: AttentionDto[]): Promise<AttentionDto[]> {
  const asked = items.filter(({ kind }) => COUNTABLE.includes(kind))
  const counted = await findCounted(asked.flatMap(({ reference }) => reference ?? []))
  const gifts = new Map(counted.map((gift) => [gift.reference, gift]))
  return items.map((item) => {
    const gift = COUNTABLE.includes(item.kind) && gifts.get(item.reference)
    return gift ? { ...item, countedAlready: describeCounted(gift) } : item
  })
}
