import type { CollectionBeforeOperationHook, CollectionConfig, Where } from 'payload'
import { addressTextField, searchTextField } from '@/cms/fields/search-text'
import { withAsciiDigits } from '@/domain/typed-number'

/** A letter and its dot, and both as one character, which NFC takes apart. */
const DOTTED = /[कखगजडढफय]\u093c/g
const AS_ONE = new Map(
  Array.from('\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f', (one) => [
    one.normalize('NFC'),
    one,
  ]),
)

/** Columns that are stored, and searched, in one encoding. */
const FOLDED = [searchTextField.name, addressTextField.name]

/**
 * Lets a list's search find Hindi letters with a dot below (ड़, ज़) in both encodings, since keyboards differ, and
 * numbers typed in Hindi digits, which are mostly stored as 0-9.
 */
export function findingEverySpelling(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), findEverySpelling] },
  }
}

const findEverySpelling: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'read' && 'where' in args && args.where
    ? { ...args, where: inEverySpelling(args.where) }
    : args

function inEverySpelling(where: Where): Where {
  const conditions = Object.entries(where).map(([field, condition]): Where => {
    if (Array.isArray(condition)) return { [field]: condition.map(inEverySpelling) }
    const text = FOLDED.includes(field) ? undefined : condition?.like
    const spellings = typeof text === 'string' ? spellingsOf(text) : []
    if (spellings.length < 2) return { [field]: condition } as Where
    return { or: spellings.map((like) => ({ [field]: { ...condition, like } })) }
  })
  return conditions.length === 1 ? (conditions[0] ?? {}) : { and: conditions }
}

function spellingsOf(text: string): string[] {
  const separate = text.normalize('NFC')
  const asOne = separate.replace(DOTTED, (letter) => AS_ONE.get(letter) ?? letter)
  return [...new Set([separate, asOne, ...[separate, asOne].map(withAsciiDigits)])]
}
