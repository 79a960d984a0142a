import { dashboardStatementContent } from '@/content/dashboard-statement'
import type { StatementChangeDto, StatementChangesDto } from '@/domain/responses/statement'
import { formatRupees } from '@/lib/money'
import { DataTable } from '../list/data-table'
import { useCopy } from '../use-copy'

type StatementChangesProps = { changes: StatementChangesDto; isFiled: boolean }

/** How today's gifts differ from a file. */
export function StatementChanges({ changes, isFiled }: StatementChangesProps) {
  const copy = useCopy(dashboardStatementContent).files
  const { total, changes: rows } = changes
  if (total === 0) return <p>{copy.unchanged}</p>
  const { changeColumns: columns } = copy
  return (
    <div className="grid gap-3">
      <p className="font-semibold">
        {copy.changed(total)} {total > rows.length && copy.onlyFirst(rows.length)}
      </p>
      {isFiled && <p className="max-w-prose text-[0.9375rem]">{copy.revise}</p>}
      <DataTable
        caption={copy.changesCaption}
        rows={rows}
        columns={[
          {
            heading: columns.donor,
            cell: ({ donorName, pan }) => (
              <>
                <span className="font-semibold">{donorName}</span>
                <span className="block text-ink-soft text-sm">{pan}</span>
              </>
            ),
          },
          { heading: columns.what, cell: (change) => whatChanged(change, copy) },
          { heading: columns.row, cell: ({ type, mode }) => `${type}, ${mode}` },
          { heading: columns.before, isNumeric: true, cell: ({ before }) => amountOf(before) },
          { heading: columns.after, isNumeric: true, cell: ({ after }) => amountOf(after) },
        ]}
      />
    </div>
  )
}

function whatChanged(
  { kind, isDonorChanged }: StatementChangeDto,
  copy: (typeof dashboardStatementContent)['en']['files'],
): string {
  return isDonorChanged ? `${copy.changeKinds[kind]}: ${copy.donorChanged}` : copy.changeKinds[kind]
}

function amountOf(amount: number | undefined): string | null {
  return amount === undefined ? null : formatRupees(amount)
}
