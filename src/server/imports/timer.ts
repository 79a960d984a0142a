import { slugs } from '@/cms/slugs'
import { DAY_MS, MINUTE_MS } from '@/domain/durations'
import { repeat } from '../background'
import { findAll } from '../documents/records'
import { isApiError } from '../http/api-error'
import { logError } from '../log'
import { getPayloadClient } from '../payload-client'
import { withLock } from '../with-lock'
import { runImport } from './run-import'
import { finishUndo } from './undo-import'

const EVERY_MS = MINUTE_MS
/** Files hold personal data, so an unconfirmed one is deleted after this time. */
const UNCONFIRMED_MS = DAY_MS

/** Finishes imports and undos that a crash interrupted, and deletes unconfirmed imports. */
export function finishImports(now = new Date()): Promise<void> {
  return withLock('imports', async () => {
    const open = await findAll({
      collection: slugs.imports,
      where: { state: { in: ['importing', 'undoing'] } },
    })
    for (const doc of open) {
      const work = doc.state === 'importing' ? runImport(doc) : finishUndo(doc)
      await work.catch((error: unknown) => {
        // A refusal is stored with the import.
        if (!isApiError(error)) logError('An import could not be finished', error)
      })
    }
    const payload = await getPayloadClient()
    const before = new Date(now.getTime() - UNCONFIRMED_MS).toISOString()
    await payload.db.deleteMany({
      collection: slugs.imports,
      where: {
        and: [{ state: { in: ['read', 'checked'] } }, { updatedAt: { less_than: before } }],
      },
    })
  })
}

/** Checks every minute until the process stops. */
export function startImportTimer(): void {
  repeat(finishImports, {
    name: 'imports',
    everyMs: EVERY_MS,
    label: 'The imports could not be read',
  })
}
