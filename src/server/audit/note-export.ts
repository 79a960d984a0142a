import type { ExportedList } from '@/domain/audit'
import type { Page } from '../http/responses'
import { recordAudit } from './record-audit'

type ExportRead = { export?: string; page: number; limit: number; [filter: string]: unknown }

/**
 * Notes that a list is exported: which one, by which filters, and how many rows it has. Its first
 * page does it, so that the export of many pages is one entry, however often a page is asked for.
 * @param query of the list, with the number of the export where the read is part of one.
 * @returns the page as it is.
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

/** Notes one download: each is an entry of its own, since the file names donors. */
export async function noteDownload(
  list: Extract<ExportedList, 'statement' | 'day-book' | 'receipts'>,
  told: Record<string, unknown>,
): Promise<void> {
  const given = Object.entries(told).filter(([, value]) => value !== undefined)
  await recordAudit({
    action: 'exported',
    subject: 'export',
    subjectId: list,
    label: list,
    changes: Object.fromEntries(given.map(([name, value]) => [name, { to: value }])),
  })
}
