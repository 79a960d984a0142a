import type { ReactNode } from 'react'

type DataTableProps = {
  caption: string
  columns: string[]
  rows: { id: string; cells: ReactNode[] }[]
}

/** A table of records. Where it is too wide it scrolls by itself, not with the page. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard, too.
      tabIndex={0}
      aria-label={caption}
      className="overflow-x-auto rounded-card border border-line bg-card"
    >
      <table className="w-full min-w-[44rem] text-left text-[0.9375rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border-line border-b px-4 py-3 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} className="align-top not-last:border-line not-last:border-b">
              {cells.map((cell, index) => (
                <td key={columns[index]} className="max-w-[20rem] break-words px-4 py-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
