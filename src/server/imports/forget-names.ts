import type { Where } from 'payload'
import type { Import } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { nameOrTextKey } from '@/domain/donor'
import { DAY_MS } from '@/domain/durations'
import type { ReportRow } from '@/domain/import/import'
import { IMPORT_NAMES_DAYS } from '@/domain/retention'
import { readDocs } from '../documents/read-docs'
import { changeWhere, findById } from '../documents/records'
import { withDonorsLease } from '../donors/refresh'
import { reportOf, rowKey } from './documents'

const collection = slugs.imports
/** How the reason of a row names another record: one that it resembles, or that counts its transfer already. */
const NAMED_IN_REASON = / name: “(.+?)”| is counted already: \S+ of (.+), .+\.$/
/** Reports of earlier versions name it without quotation marks, and may go on after it. */
const AFTER_NAME = / name: (?!“)(.+)$/
/** An earlier import needs its report, or is deleted within a day. */
const REPORTED: Where = { state: { in: ['done', 'undoing', 'undone'] } }

/** Removes names and reasons from the reports of imports that have been idle for months. */
export async function forgetOldNames(now: Date): Promise<void> {
  const before = new Date(now.getTime() - IMPORT_NAMES_DAYS * DAY_MS).toISOString()
  for (const id of await findIds({ updatedAt: { less_than: before } })) {
    // One at a time with erasures, which change reports as well.
    await withDonorsLease(async () => {
      const doc = await findById(collection, id)
      // With a new `updatedAt`, so that it is not checked again every day.
      if (doc) await change(doc, { report: reportOf(doc).map(withoutName), note: null })
    })
  }
}

type Forgotten = {
  names: string[]
  /** Keys of their records (`rowKey`). */
  keys: string[]
}

/**
 * Removes a person from the reports of imports: the rows of their records and, because rows without
 * a record have only a name, all rows with their name. Call it within `withDonorsLease`.
 */
export async function forgetPersonInReports({ names, keys }: Forgotten): Promise<void> {
  const known = names.map(nameOrTextKey).filter(Boolean)
  for (const id of await findIds({})) {
    const doc = await findById(collection, id)
    if (!doc) continue
    const before = reportOf(doc)
    const report = before.map((row) => {
      const isTheirs =
        keys.includes(rowKey(doc, row.row)) || known.includes(nameOrTextKey(row.name))
      if (isTheirs) return withoutName(row)
      return isNamed(known, row.reason ?? '') ? { ...row, reason: undefined } : row
    })
    const note = known.some((name) => isMentioned(name, doc.note ?? '')) ? null : doc.note
    if (note === doc.note && report.every((row, index) => row === before[index])) continue
    // This must not extend how long other people's names are kept.
    await change(doc, { report, note, updatedAt: doc.updatedAt })
  }
}

/** Whether a reason names one of these people. @param known name keys. */
function isNamed(known: string[], reason: string): boolean {
  const [, resembled, counted] = NAMED_IN_REASON.exec(reason) ?? []
  const [, rest = ''] = AFTER_NAME.exec(reason) ?? []
  const key = nameOrTextKey(resembled ?? counted ?? '')
  return known.includes(key) || known.some((name) => isMentioned(name, rest))
}

/** Keeps the row number and the outcome. */
function withoutName({ reason: _, ...row }: ReportRow): ReportRow {
  return { ...row, name: '' }
}

/** Whether a text with many names contains all words of a name key, in any order. */
function isMentioned(name: string, text: string): boolean {
  const words = new Set(nameOrTextKey(text).split(' '))
  return name.split(' ').every((word) => words.has(word))
}

async function findIds(where: Where): Promise<string[]> {
  const docs = await readDocs({
    collection,
    where: { and: [REPORTED, where] },
    fields: ['id'],
  })
  return docs.map(({ id }) => id)
}

async function change({ id }: Import, data: Partial<Import>): Promise<void> {
  await changeWhere({ collection, where: { and: [{ id: { equals: id } }, REPORTED] }, data })
}
