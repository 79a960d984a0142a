import { cellKey } from './values'

/** A purpose that gifts can be for. */
export type NamedPurpose = {
  key: string
  /** In each language. */
  names: string[]
}

/** How registers write that a gift goes where it is needed most. */
const GENERAL = new Set([
  ...['general', 'general fund', 'general donation', 'donation', 'unrestricted', 'any'],
  ...['where it is needed most', 'where needed most', 'सामान्य', 'सामान्य दान', 'दान'],
  'जहाँ सबसे ज़्यादा ज़रूरत हो'.normalize('NFC'),
])

/**
 * Which purpose a cell names. Nothing is guessed, and no purpose is made: what is not the name of
 * exactly one is left to a person.
 * @param cell tidy (`tidyCell`).
 * @returns its key, null where the gift goes where it is needed most, or what is doubtful, in words.
 */
export function findPurposeKey(
  cell: string,
  purposes: readonly NamedPurpose[],
): { key: string | null } | { doubt: string } {
  const named = cellKey(cell)
  const [purpose, ...others] = purposes.filter(({ names }) =>
    names.some((name) => cellKey(name) === named),
  )
  if (others.length > 0) {
    return { doubt: `“${cell}” is the name of several purposes: ${TICK}` }
  }
  if (purpose) return { key: purpose.key }
  if (GENERAL.has(named)) return { key: null }
  return { doubt: `“${cell}” is not one of the purposes: add it first, or ${TICK}` }
}

const TICK = 'tick the row to import it without a purpose'
