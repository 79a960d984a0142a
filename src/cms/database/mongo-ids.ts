import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Where, WhereField } from 'payload'
import { isDocumentId } from './document-id'

/** All that takes a condition. */
const METHODS = [
  ...['find', 'findOne', 'findDistinct', 'count', 'queryDrafts', 'findVersions', 'countVersions'],
  ...['findGlobalVersions', 'countGlobalVersions', 'updateGlobalVersion'],
  ...['updateOne', 'updateMany', 'updateVersion', 'deleteOne', 'deleteMany', 'deleteVersions'],
] as (keyof MongooseAdapter)[]

type Method = (args: { where?: Where }) => unknown

const LISTS = ['in', 'not_in']
/** Matches what has no such id: where no document can have it, all. */
const NEGATIONS = ['not_equals', 'not_like']

/**
 * Lets a malformed id match nothing in any comparison, as on SQLite. Payload's adapter takes one with a
 * comma for a list and passes malformed ids of a list on, and the whole query then fails.
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
    if (key === 'id') return [key, ofWellFormed(value as WhereField)]
    const isGroup = /^(and|or)$/i.test(key) && Array.isArray(value)
    return [key, isGroup ? value.map(withoutMalformedIds) : value]
  })
  return Object.fromEntries(entries)
}

function ofWellFormed(conditions: WhereField): WhereField {
  const entries = Object.entries(conditions).map(([operator, value]) => {
    if (LISTS.includes(operator)) return [operator, listOf(value).filter(isWellFormed)]
    // As text it would be taken for an id as well.
    if (operator === 'exists') return [operator, String(value) === 'true']
    if (isWellFormed(value)) return [operator, value]
    return [NEGATIONS.includes(operator) ? 'not_in' : 'in', []]
  })
  return Object.fromEntries(entries)
}

/** In the address of Payload's API a list is one text with commas. */
function listOf(value: unknown): unknown[] {
  return typeof value === 'string' ? value.split(',') : [value].flat()
}

/** What is not a string is an ObjectId, or null. */
function isWellFormed(id: unknown): boolean {
  return typeof id !== 'string' || isDocumentId(id)
}
