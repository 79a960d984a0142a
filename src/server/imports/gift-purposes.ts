import { findPurposeKey } from '@/domain/import/gift-purpose'
import type { ImportedGift } from '@/domain/import/gift-row'
import type { Verdict } from '@/domain/import/judge-gifts'
import { findGivenFor, type GivenForColumns } from '../purposes/given-for'
import { listPurposes } from '../purposes/service'

type Purpose = { givenFor: GivenForColumns } | { doubt: string }

/** Resolves the purposes named in the gifts of a file, by their text. */
export async function findPurposes(gifts: ImportedGift[]): Promise<Map<string, Purpose>> {
  const texts = new Set(gifts.flatMap(({ purposeText }) => purposeText ?? []))
  if (texts.size === 0) return new Map()
  const purposes = (await listPurposes()).map(({ key, name, nameHi }) => ({
    key,
    names: [name, ...(nameHi ? [nameHi] : [])],
  }))
  const found = new Map<string, Purpose>()
  for (const text of texts) {
    const named = findPurposeKey(text, purposes)
    const isKnown = 'key' in named
    const givenFor = isKnown ? await findGivenFor(named.key ?? undefined, 'any') : undefined
    found.set(text, isKnown ? { givenFor: givenFor ?? {} } : named)
  }
  return found
}

/** Returns a gift with the purpose to store. */
export function withPurpose(gift: ImportedGift, purposes: Map<string, Purpose>): ImportedGift {
  const purpose = purposes.get(gift.purposeText ?? '')
  return purpose && 'givenFor' in purpose ? { ...gift, givenFor: purpose.givenFor } : gift
}

/** Adjusts the verdict on a gift: if its purpose is unknown, a person decides. */
export function withDoubt(
  verdict: Verdict,
  gift: ImportedGift | undefined,
  purposes: Map<string, Purpose>,
): Verdict {
  const purpose = purposes.get(gift?.purposeText ?? '')
  if (!purpose || 'givenFor' in purpose) return verdict
  if (verdict.outcome === 'new') return { outcome: 'doubtful', reason: purpose.doubt }
  return { ...verdict, reason: `${verdict.reason}. ${purpose.doubt}` }
}
