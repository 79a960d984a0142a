import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Where, WhereField } from 'payload'
import { isDocumentId } from '../document-id'

/** All methods that take a condition. */
const METHODS = [
  ...['find', 'findOne', 'findDistinct', 'count', 'queryDrafts', 'findVersions', 'countVersions'],
  ...['findGlobalVersions', 'countGlobalVersions', 'updateGlobalVersion'],
  ...['updateOne', 'updateMany', 'updateVersion', 'deleteOne', 'deleteMany', 'deleteVersions'],
] as (keyof MongooseAdapter)[]

type Method = (args: { where?: Where }) => unknown

const LISTS = ['in', 'not_in']
/** With a malformed id these match every document, so they are left out. */
const NEGATIONS = ['not_equals', 'not_like']

/**
 * Makes malformed ids match nothing in any comparison, as on SQLite. Payload's adapter reads one with a
 * comma as a list, and passes on malformed ids in lists, which makes the whole query fail.
 */
export function ignoreMalformedIds(adapter: MongooseAdapter): void {
  for (const name of METHODS) {
    const plain = adapter[name] as Method
    const guarded: Method = (args) =>
      plain.call(adapter, args.where ? { ...args, where: withoutMalformedIds(args.where) } : args)
    Object.assign(adapter, { [name]: guarded })
  }
}

function withoutMalformedIds(where: Where): Where {
  const entries = Object.entries(where).map(([key, value]) => {
    if (key === 'id') return [key, keepWellFormed(value as WhereField)]
    const isGroup = /^(and|or)$/i.test(key) && Array.isArray(value)
    return [key, isGroup ? value.map(withoutMalformedIds) : value]
  })
  return Object.fromEntries(entries)
}

function keepWellFormed(conditions: WhereField): WhereField {
  const kept: [operator: string, value: unknown][] = []
  for (const [operator, value] of Object.entries(conditions)) {
    if (LISTS.includes(operator)) kept.push([operator, listOf(value).filter(isWellFormed)])
    // As text it would be treated as an id, too.
    else if (operator === 'exists') kept.push([operator, String(value) === 'true'])
    else if (isWellFormed(value)) kept.push([operator, value])
    else if (!NEGATIONS.includes(operator)) return { in: [] }
  }
  return kept.length > 0 ? Object.fromEntries(kept) : { not_in: [] }
}

/** In URLs of Payload's API a list is a comma-separated text. */
function listOf(value: unknown): unknown[] {
  return typeof value === 'string' ? value.split(',') : [value].flat()
}

/** Anything but a string is an ObjectId or null. */
function isWellFormed(id: unknown): boolean {
  return typeof id !== 'string' || isDocumentId(id)
}
