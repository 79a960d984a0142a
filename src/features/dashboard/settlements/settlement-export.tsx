import { dashboardSettlementsContent } from '@/content/dashboard-settlements'
import type { SettlementRowDto } from '@/domain/responses/settlement'
import { ExportButton } from '../list/export-button'
import type { ListFilters } from '../list/use-admin-list'
import { useCopy } from '../use-copy'

const ROWS_PATH = '/api/admin/settlement-rows'

/**
 * Exports the rows of the listed settlements: one for each gift, refund or correction, without
 * those of failed payouts.
 */
export function SettlementExport({ query, filename }: { query: ListFilters; filename: string }) {
  const copy = useCopy(dashboardSettlementsContent)
  return (
    <ExportButton
      path={ROWS_PATH}
      query={query}
      filename={filename}
      columns={copy.exportColumns}
      format={{
        type: ({ type }) => copy.detail.types[type],
        method: (row) => settlementMethod(row, copy.methods) ?? '',
        testMode: ({ testMode }) => (testMode ? copy.test : ''),
      }}
    />
  )
}

/**
 * Returns how the donor paid; null for a correction.
 * @param names names of the methods, by the gateway's codes.
 */
export function settlementMethod(
  { method }: SettlementRowDto,
  names: Partial<Record<string, string>>,
): string | null {
  return method ? (names[method] ?? method) : null
}
