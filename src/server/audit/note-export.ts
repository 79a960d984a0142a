import type { ExportedList } from '@/domain/audit'
import type { Page } from '../http/responses'
import { recordAudit } from './record-audit'

type ExportRead = { export?: string; page: number; limit: number; [filter: string]: unknown }

/**
 * Records the export of a list in the audit log: its name, filters and number of rows. Only the
 * first page does so, and the key makes an export one entry however often a page is requested.
 * @param query of the list, with the export's id if the read is part of one.
 * @returns the page unchanged.
 */
export async function noteExport<Item>(
  list: ExportedList,
  { export: exportId, page: pageNumber, limit: _limit, ...filters }: ExportRead,
  page: Page<Item>,
): Promise<Page<Item>> {
  if (!exportId || pageNumber > 1) return page
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  await recordAudit({
    action: 'exported',
    subject: 'export',
    subjectId: list,
    label: list,
    changes: {
      rows: { to: page.total },
      ...Object.fromEntries(given.map(([name, value]) => [name, { to: value }])),
    },
    key: `export:${exportId}`,
  })
  return page
}

/** Records a download in the audit log, with an entry each time, since the file names donors. */
export async function noteDownload(
  list: Extract<ExportedList, 'statement' | 'day-book' | 'receipts'>,
  details: Record<string, unknown>,
): Promise<void> {
  const given = Object.entries(details).filter(([, value]) => value !== undefined)
  await recordAudit({
    action: 'exported',
    subject: 'export',
    subjectId: list,
    label: list,
    changes: Object.fromEntries(given.map(([name, value]) => [name, { to: value }])),
  })
}
