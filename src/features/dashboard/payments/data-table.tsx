import type { ReactNode } from 'react'

type DataTableProps = {
  caption: string
  /** The first one names the row. */
  columns: string[]
  /** A cell that is null says nothing. */
  rows: { id: string; cells: ReactNode[] }[]
}

/**
 * A table of records. On phone and tablet each row is a card, its cells one below the other behind
 * the names of their columns; elsewhere, where it is too wide, it scrolls by itself, not with the
 * page. The roles stand here because a browser may forget them where a table is not laid out as one.
 */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard, too.
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
          className="max-lg:grid max-lg:gap-3 sm:max-lg:grid-cols-2"
        >
          {rows.map(({ id, cells }) => (
            <tr
              key={id}
              // biome-ignore lint/a11y/noRedundantRoles: see above.
              role="row"
              className="align-top max-lg:block max-lg:rounded-2xl max-lg:border max-lg:border-line max-lg:bg-card max-lg:p-4 lg:not-last:border-line lg:not-last:border-b"
            >
              {cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  // biome-ignore lint/a11y/noRedundantRoles: see above.
                  role="cell"
                  className={`max-w-[20rem] break-words lg:px-4 lg:py-3 ${cell === null ? 'max-lg:hidden' : 'max-lg:flex max-lg:max-w-none max-lg:items-baseline max-lg:justify-between max-lg:gap-4 max-lg:not-first:mt-2'}`}
                >
                  {index > 0 && (
                    <span className="shrink-0 text-ink-soft text-sm lg:hidden">
                      {columns[index]}
                    </span>
                  )}
                  <div className={index > 0 ? 'min-w-0 max-lg:text-right' : 'min-w-0'}>{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
