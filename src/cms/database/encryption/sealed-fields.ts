import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { isPan } from '@/domain/pan'
import { isRecord } from '@/lib/is-record'
import { slugs } from '../../slugs'
import { isSealed, keyedHash, openSecret, sealSecret } from './secret-box'

// Encrypts at the adapter, below every way to read and write documents: field hooks would be bypassed by
// code that uses the adapter directly, as money and imports do (docs/decisions/0129).

/** How a field is sealed: as a PAN with its `panKey`, as text, or as a value's JSON. */
type Form = 'pan' | 'text' | 'json'

const PAN = { panNumber: 'pan' } as const

/** The fields that are stored encrypted, by collection. */
export const sealedFields: Record<string, Record<string, Form>> = {
  [slugs.donations]: PAN,
  [slugs.transactions]: PAN,
  [slugs.subscriptions]: PAN,
  [slugs.receipts]: PAN,
  // Lines of statements contain donors' PANs.
  [slugs.statementParts]: { content: 'text' },
  // Files from the tax office, with PAN and address.
  [slugs.donationCertificates]: { ...PAN, content: 'text' },
  // The file's cells, until it is imported.
  [slugs.imports]: { table: 'json', sample: 'json', report: 'json' },
}

/** The purpose that a text is sealed for: it cannot be opened for another. */
export const PURPOSES = { pan: 'pan', text: 'stored text', json: 'stored json' } as const

/**
 * Returns the keyed hash by which documents with a PAN are found, in their field `panKey`.
 * @param pan in any case and spacing.
 */
export function panKeyOf(pan: string): string {
  return hashPan(pan, keyedHash)
}

/** Returns the `panKey` to store: null for anything but a normalized PAN, so that each key has one text. */
export function storedPanKey(pan: string, hash = keyedHash): string | null {
  return isPan(pan) ? hashPan(pan, hash) : null
}

function hashPan(pan: string, hash: typeof keyedHash): string {
  return hash(pan.replace(/\s/g, '').toUpperCase(), PURPOSES.pan)
}

/** Encrypts a PAN for storage. */
export function sealPan(pan: string): string {
  return sealSecret(pan, PURPOSES.pan)
}

/**
 * Decrypts a stored PAN; '' and one that an older version stored in plain text are returned as they are.
 * @throws SealedTextError if it was sealed with another SETTINGS_KEY.
 */
export function openPan(stored: string): string {
  return isSealed(stored) ? openSecret(stored, PURPOSES.pan) : stored
}

/** Decrypts the sealed fields of a document in place. @throws SealedTextError as `openPan`. */
export function openDocument(collection: string, doc: unknown): void {
  if (!isRecord(doc)) return
  for (const [field, form] of Object.entries(sealedFields[collection] ?? {})) {
    const value = doc[field]
    if (!isSealed(value)) continue
    const text = openSecret(value, PURPOSES[form])
    doc[field] = form === 'json' ? JSON.parse(text) : text
  }
}

/** Makes an adapter encrypt the `sealedFields` on write and decrypt them on read. */
export function sealing<Adapter extends BaseDatabaseAdapter>(
  plain: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return { ...plain, init: (args) => sealAdapter(plain.init(args)) }
}

function sealAdapter<Adapter extends BaseDatabaseAdapter>(adapter: Adapter): Adapter {
  const { create, updateOne, updateMany, find, findOne } = adapter as BaseDatabaseAdapter
  const sealed: Pick<
    BaseDatabaseAdapter,
    'create' | 'updateOne' | 'updateMany' | 'find' | 'findOne'
  > = {
    create: async (args) => opened(args, await create.call(adapter, withSealed(args))),
    updateOne: async (args) => opened(args, await updateOne.call(adapter, withSealed(args))),
    updateMany: async (args) => opened(args, await updateMany.call(adapter, withSealed(args))),
    findOne: async (args) => opened(args, await findOne.call(adapter, args)) as never,
    find: async (args) => {
      const found = await find.call(adapter, args)
      opened(args, found.docs)
      return found as never
    },
  }
  return Object.assign(adapter, sealed)
}

function opened<Found>({ collection }: { collection: string }, found: Found): Found {
  for (const doc of Array.isArray(found) ? found : [found]) openDocument(collection, doc)
  return found
}

/** Returns a copy with sealed fields: the caller keeps using the plain values. */
function withSealed<Args extends { collection: string; data: Record<string, unknown> }>(
  args: Args,
): Args {
  const fields = Object.entries(sealedFields[args.collection] ?? {})
  const data = { ...args.data }
  for (const [field, form] of fields) {
    const value = data[field]
    if (value === undefined || isSealed(value)) continue
    if (form === 'pan') data.panKey = storedPanKey(String(value ?? ''))
    if (value === null || value === '') continue
    const text = form === 'json' ? JSON.stringify(value) : String(value)
    data[field] = sealSecret(text, PURPOSES[form])
  }
  return { ...args, data }
}
