import type { ReactNode } from 'react'

type DataTableProps = {
  caption: string
  /** The first one names the row. */
  columns: string[]
  /** A cell that is null says nothing. */
  rows: { id: string; cells: ReactNode[] }[]
}

/**
 * A table of records. On a phone each row is a card, its cells one below the other behind the names
 * of their columns; elsewhere, where it is too wide, it scrolls by itself, not with the page. The
 * roles stand here because a browser may forget them where a table is not laid out as one.
 */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard, too.
      tabIndex={0}
      aria-label={caption}
      className="rounded-card sm:overflow-x-auto sm:border sm:border-line sm:bg-card"
    >
      <table
        // biome-ignore lint/a11y/noRedundantRoles: see above.
        role="table"
        className="w-full text-left text-[0.9375rem] max-sm:block sm:min-w-[52rem]"
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:hidden">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border-line border-b px-4 py-3 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          // biome-ignore lint/a11y/noRedundantRoles: see above.
          role="rowgroup"
          className="max-sm:grid max-sm:gap-3"
        >
          {rows.map(({ id, cells }) => (
            <tr
              key={id}
              // biome-ignore lint/a11y/noRedundantRoles: see above.
              role="row"
              className="align-top max-sm:block max-sm:rounded-2xl max-sm:border max-sm:border-line max-sm:bg-card max-sm:p-4 sm:not-last:border-line sm:not-last:border-b"
            >
              {cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  // biome-ignore lint/a11y/noRedundantRoles: see above.
                  role="cell"
                  className={`max-w-[20rem] break-words sm:px-4 sm:py-3 ${cell === null ? 'max-sm:hidden' : 'max-sm:flex max-sm:max-w-none max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:not-first:mt-2'}`}
                >
                  {index > 0 && (
                    <span className="shrink-0 text-ink-soft text-sm sm:hidden">
                      {columns[index]}
                    </span>
                  )}
                  <div className={index > 0 ? 'min-w-0 max-sm:text-right' : 'min-w-0'}>{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
