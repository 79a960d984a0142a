import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { isPan } from '@/domain/pan'
import { slugs } from '../../slugs'
import { isSealed, keyedHash, openSecret, sealSecret } from './secret-box'

// Under every way to read and write a document: hooks of fields would be passed over by what reads and
// writes through the adapter itself, as money and imports do (docs/decisions/0129).

/** How a field is stored: sealed as a PAN with its key, as a text, or as the JSON of a value. */
type Form = 'pan' | 'text' | 'json'

const PAN = { panNumber: 'pan' } as const

/** What is stored encrypted. */
export const sealedFields: Record<string, Record<string, Form>> = {
  [slugs.donations]: PAN,
  [slugs.transactions]: PAN,
  [slugs.subscriptions]: PAN,
  [slugs.receipts]: PAN,
  // The lines of statements name each donor's PAN.
  [slugs.statementParts]: { content: 'text' },
  // Files of the tax office, with PAN and address.
  [slugs.donationCertificates]: { ...PAN, content: 'text' },
  // The cells of a file, until it is imported.
  [slugs.imports]: { table: 'json', sample: 'json', report: 'json' },
}

/** What a stored text is sealed for: it does not open as something else. */
export const PURPOSES = { pan: 'pan', text: 'stored text', json: 'stored json' } as const

/**
 * The key by which documents with a PAN are found, in their field `panKey`.
 * @param pan however it is written.
 */
export function panKeyOf(pan: string): string {
  return hashPan(pan, keyedHash)
}

/** The stored `panKey`: null for anything but a PAN, so that one key is one text. */
export function storedPanKey(pan: string, hash = keyedHash): string | null {
  return isPan(pan) ? hashPan(pan, hash) : null
}

function hashPan(pan: string, hash: typeof keyedHash): string {
  return hash(pan.replace(/\s/g, '').toUpperCase(), PURPOSES.pan)
}

/** A PAN as it is stored. */
export function sealPan(pan: string): string {
  return sealSecret(pan, PURPOSES.pan)
}

/**
 * A PAN as it was given; one that an older version stored unencrypted, and '', as they are.
 * @throws SealedTextError where SETTINGS_KEY is not the one that it was sealed with.
 */
export function openPan(stored: string): string {
  return isSealed(stored) ? openSecret(stored, PURPOSES.pan) : stored
}

/** A document as it was before it was stored; changed in place. @throws SealedTextError as `openPan`. */
export function openDocument(collection: string, doc: unknown): void {
  if (!isRecord(doc)) return
  for (const [field, form] of Object.entries(sealedFields[collection] ?? {})) {
    const value = doc[field]
    if (!isSealed(value)) continue
    const text = openSecret(value, PURPOSES[form])
    doc[field] = form === 'json' ? JSON.parse(text) : text
  }
}

/** Makes an adapter encrypt what `sealedFields` names as it is written, and decrypt it as it is read. */
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

/** A copy: who wrote it goes on with the plain values. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
