import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import type { ApiItem } from '@/lib/api-types'
import { toCsv } from '@/lib/csv'
import { newId } from '@/lib/new-id'
import { saveFile } from '@/lib/save-file'
import { adminFileRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'
import { exportCell } from './export-cell'
import { fetchAll, type KeyedListPath } from './fetch-all'
import type { ListFilters } from './use-admin-list'

type ExportButtonProps<Path extends KeyedListPath> = {
  path: Path
  /** The search and filters of the list. */
  query: ListFilters
  /** File name without extension. */
  filename: string
  /** The exported fields, in this order, with their column headings. */
  columns: Partial<Record<keyof ApiItem<Path>, string>>
  /** Formatters of fields whose value is not exported as it is. */
  format?: Partial<Record<keyof ApiItem<Path>, (item: ApiItem<Path>) => string | number>>
}

/** Buttons that export the whole list, with its filters, as CSV or Excel. */
export function ExportButton<Path extends KeyedListPath>({
  path,
  query,
  filename,
  columns,
  format = {},
}: ExportButtonProps<Path>) {
  const { run, busyIds, isBusy } = useAction()
  const { labels, busy, failed } = useCopy(dashboardContent).list.export
  const exportList = async (as: ExportFormat) => {
    // The pages share this id, so that the server logs the export once.
    const items = await fetchAll(path, { ...query, export: newId() })
    const fields = Object.keys(columns) as (keyof ApiItem<Path>)[]
    const rows = items.map((item) =>
      fields.map((field) => exportCell(format[field]?.(item) ?? item[field])),
    )
    const table = [fields.map((field) => columns[field] ?? ''), ...rows]
    saveFile(await FORMATS[as](table), `${filename}.${as}`)
  }

  return (['csv', 'xlsx'] as const).map((as) => (
    <SmallButton
      key={as}
      disabled={isBusy}
      onClick={() => run(() => exportList(as), { id: as, failed })}
    >
      {busyIds.includes(as) ? busy : labels[as]}
    </SmallButton>
  ))
}

type Table = (string | number)[][]

/**
 * How each format is made. The server writes Excel files, so that no page has to load a library for
 * it.
 */
const FORMATS = {
  csv: async (table: Table) => new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }),
  xlsx: async (rows: Table) =>
    (await adminFileRequest('POST', '/api/admin/spreadsheets', { rows })).content,
}
type ExportFormat = keyof typeof FORMATS
