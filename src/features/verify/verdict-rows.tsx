/** The details of a document, to compare with the paper. */
export function VerdictRows({ rows }: { rows: (readonly [term: string, text: string])[] }) {
  return (
    <dl className="mt-5 border-line border-t">
      {rows.map(([term, text]) => (
        <div key={term} className="grid gap-x-6 border-line border-b py-3 sm:grid-cols-2">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="wrap-anywhere font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
