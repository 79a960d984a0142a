import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Where, WhereField } from 'payload'
import { isDocumentId } from './document-id'

const METHODS = [
  ...['find', 'findOne', 'findDistinct', 'count', 'queryDrafts', 'findVersions', 'countVersions'],
  ...['updateOne', 'updateMany', 'updateVersion', 'deleteOne', 'deleteMany', 'deleteVersions'],
] as (keyof MongooseAdapter)[]

const LISTS = ['in', 'not_in']

type Method = (args: { where?: Where }) => unknown

/**
 * Lets an id that MongoDB cannot keep match nothing, as on SQLite. Payload's adapter reads a comma in an
 * id as a list, and has MongoDB refuse it, as it does the ids of a list that are none.
 */
export function refuseOtherIds(adapter: MongooseAdapter): void {
  for (const name of METHODS) {
    const plain = adapter[name] as Method
    const guarded: Method = (args) =>
      plain.call(adapter, args.where ? { ...args, where: withoutOtherIds(args.where) } : args)
    Object.assign(adapter, { [name]: guarded })
  }
}

function withoutOtherIds(where: Where): Where {
  const entries = Object.entries(where).map(([key, value]) => {
    if (key === 'id') return [key, withKnownForm(value as WhereField)]
    const isGroup = /^(and|or)$/i.test(key) && Array.isArray(value)
    return [key, isGroup ? value.map(withoutOtherIds) : value]
  })
  return Object.fromEntries(entries)
}

function withKnownForm(conditions: WhereField): WhereField {
  const entries = Object.entries(conditions).map(([operator, value]) => {
    if (LISTS.includes(operator)) return [operator, listOf(value).filter(isKeepable)]
    if (operator === 'equals' && !isKeepable(value)) return ['in', []]
    if (operator === 'not_equals' && !isKeepable(value)) return ['not_in', []]
    return [operator, value]
  })
  return Object.fromEntries(entries)
}

/** As Payload reads it: the address of a list has commas. */
function listOf(value: unknown): unknown[] {
  return typeof value === 'string' ? value.split(',') : [value].flat()
}

/** What is no text is an ObjectId, or null. */
function isKeepable(id: unknown): boolean {
  return typeof id !== 'string' || isDocumentId(id)
}
