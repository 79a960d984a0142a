import { cellKey } from './values'

/** A purpose that gifts can be given for. */
export type NamedPurpose = {
  key: string
  /** In each language. */
  names: string[]
}

/** How registers describe a gift that goes where it is needed most. */
const GENERAL = new Set([
  ...['general', 'general fund', 'general donation', 'donation', 'unrestricted', 'any'],
  ...['where it is needed most', 'where needed most', 'सामान्य', 'सामान्य दान', 'दान'],
  'जहाँ सबसे ज़्यादा ज़रूरत हो'.normalize('NFC'),
])

/**
 * Finds the purpose that a cell names. Nothing is guessed and no purpose is created: unless exactly one
 * matches, a person decides.
 * @param cell cleaned by `tidyCell`.
 * @returns its key, null if the gift goes where it is needed most, or a message about the doubt.
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
