import type { ReactNode } from 'react'

/** A column of a table: its heading, and what it shows for a row; null or '' for nothing. */
export type Column<Row> = {
  heading: string
  cell: (row: Row) => ReactNode
  /** Whether it holds amounts or numbers, which are right-aligned. */
  isNumeric?: boolean
  /** Whether it holds a day, which stays on one line if there is room. */
  isDay?: boolean
  /** Whether it holds buttons, which are not printed. */
  isActions?: boolean
}

type DataTableProps<Row> = {
  caption: string
  /** The first one names the row. */
  columns: Column<Row>[]
  rows: Row[]
}

/**
 * A table of records. On phones and tablets each row is a card whose cells are stacked, each with
 * its column's heading; on wider screens, a table that is too wide scrolls within itself. The roles
 * are explicit because browsers may drop them if a table is not laid out as one.
 */
export function DataTable<Row extends { id: string }>({
  caption,
  columns,
  rows,
}: DataTableProps<Row>) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
      tabIndex={0}
      aria-label={caption}
      className="rounded-card lg:overflow-x-auto lg:border lg:border-line lg:bg-card"
    >
      <table
        // biome-ignore lint/a11y/noRedundantRoles: see above.
        role="table"
        className="w-full text-left text-[0.9375rem] max-lg:block lg:min-w-[52rem]"
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="max-lg:hidden">
          <tr>
            {columns.map(({ heading, isNumeric, isActions }) => (
              <th
                key={heading}
                scope="col"
                className={`border-line border-b px-4 py-3 font-semibold ${isNumeric ? 'text-right' : ''} ${isActions ? 'print:hidden' : ''}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          // biome-ignore lint/a11y/noRedundantRoles: see above.
          role="rowgroup"
          className="max-lg:grid max-lg:grid-cols-1 max-lg:gap-3 sm:max-lg:grid-cols-2"
        >
          {rows.map((row) => (
            <tr
              key={row.id}
              // biome-ignore lint/a11y/noRedundantRoles: see above.
              role="row"
              className="break-inside-avoid align-top max-lg:block max-lg:rounded-2xl max-lg:border max-lg:border-line max-lg:bg-card max-lg:p-4 lg:not-last:border-line lg:not-last:border-b"
            >
              {columns.map((column, index) => (
                <Cell key={column.heading} column={column} isFirst={index === 0}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type CellProps = {
  column: Pick<Column<never>, 'heading' | 'isNumeric' | 'isDay' | 'isActions'>
  isFirst: boolean
  children: ReactNode
}

function Cell({ column: { heading, isNumeric, isDay, isActions }, isFirst, children }: CellProps) {
  const isEmpty = children === null || children === ''
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: see above.
      role="cell"
      className={`max-w-[20rem] ${isFirst ? 'wrap-anywhere xl:min-w-[15rem]' : 'break-words'} lg:px-4 lg:py-3 ${isNumeric ? 'tabular-nums lg:text-right' : ''} ${isDay ? 'xl:whitespace-nowrap' : ''} ${isActions ? 'print:hidden' : ''} ${isEmpty ? 'max-lg:hidden' : 'max-lg:flex max-lg:max-w-none max-lg:items-baseline max-lg:has-[input]:items-center max-lg:justify-between max-lg:gap-4 max-lg:not-first:mt-2'}`}
    >
      {!isFirst && <span className="shrink-0 text-ink-soft text-sm lg:hidden">{heading}</span>}
      <div
        className={`min-w-0 ${isFirst ? '' : 'max-lg:text-right'} ${isActions ? 'xl:w-max' : ''}`}
      >
        {children}
      </div>
    </td>
  )
}
