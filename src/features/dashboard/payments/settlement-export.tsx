import { dashboardSettlementsContent as copy } from '@/content/dashboard-settlements'
import type { SettlementRowDto } from '@/domain/responses/settlement'
import { ExportButton } from '../list/export-button'
import type { ListFilters } from '../list/use-admin-list'

const ROWS_PATH = '/api/admin/settlement-rows'

/** Exports the rows of the listed settlements as CSV: one line for each gift, refund or correction. */
export function SettlementExport({ query, filename }: { query: ListFilters; filename: string }) {
  return (
    <ExportButton
      path={ROWS_PATH}
      query={query}
      filename={filename}
      columns={copy.exportColumns}
      format={{
        type: ({ type }) => copy.detail.types[type],
        method: (row) => settlementMethod(row) ?? '',
        testMode: ({ testMode }) => (testMode ? copy.test : ''),
      }}
    />
  )
}

/** How the donor paid; null for a correction. */
export function settlementMethod({ method }: SettlementRowDto): string | null {
  return method ? (copy.methods[method] ?? method) : null
}
