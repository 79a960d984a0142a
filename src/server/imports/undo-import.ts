import type { Import } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import type { ImportDto } from '@/domain/responses/import'
import { recordAudit } from '../audit/record-audit'
import { changeWhere, requireById } from '../documents/records'
import { withLongDonorsLease } from '../donors/refresh'
import { ApiError } from '../http/api-error'
import { withHoursLease } from '../volunteers/hours'
import { toImportDto } from './documents'
import { findMade, type Made, removeMade, renewFigures } from './made'

const collection = slugs.imports
const NAMES_LISTED = 5

/**
 * Deletes everything that an import created. Its report stays.
 * @throws ApiError 404 if there is no such import, 409 if it is not done, or somebody has since
 * corrected, voided or approved one of its records or recorded hours: then nothing is deleted.
 */
export async function undoImport(id: string): Promise<ImportDto> {
  const claimed = await changeWhere({
    collection,
    where: { and: [{ id: { equals: id } }, { state: { equals: 'done' } }] },
    data: { state: 'undoing', note: null },
  })
  if (claimed) return finishUndo(claimed)
  const known = await requireById(collection, id)
  if (known.state === 'undone') return toImportDto(known)
  throw new ApiError(409, messages.changedMeanwhile)
}

/** Continues undoing an import; idempotent. */
export async function finishUndo(doc: Import): Promise<ImportDto> {
  // In between, nobody records hours, or stores the sums of donors by gifts that are about to go.
  const withLease = doc.subject === 'volunteers' ? withHoursLease : withLongDonorsLease
  const left = await withLease(() => removeUnlessChanged(doc))
  const note = left.changed.length > 0 ? refusal(left.changed) : null
  // Both first: if a crash interrupts them they run again, and the entry's key keeps the audit log
  // from listing it twice.
  await renewFigures(doc)
  if (!note) {
    await recordAudit({
      action: 'undone',
      subject: 'import',
      subjectId: doc.id,
      label: doc.filename ?? '',
      changes: { subject: { to: doc.subject }, rows: { to: doc.imported ?? 0 } },
      key: `import ${doc.id} undone`,
    })
  }
  const undone = await changeWhere({
    collection,
    where: { and: [{ id: { equals: doc.id } }, { state: { equals: 'undoing' } }] },
    data: note
      ? { state: 'done', note, imported: left.keys.size, amountPaise: left.paise }
      : { state: 'undone' },
  })
  if (note) throw new ApiError(409, note)
  return toImportDto(undone ?? doc)
}

/** @returns what is left. */
async function removeUnlessChanged(doc: Import): Promise<Made> {
  const { changed } = await findMade(doc)
  if (changed.length === 0) await removeMade(doc)
  return findMade(doc)
}

function refusal(changed: string[]): string {
  const names = changed.slice(0, NAMES_LISTED).join(', ')
  const more = changed.length > NAMES_LISTED ? ` and ${changed.length - NAMES_LISTED} more` : ''
  return `This import cannot be undone: somebody has changed what it made since (${names}${more}).`
}
