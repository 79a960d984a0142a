/** The first link of every page, shown while it has the focus: leads past the header to `#content`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:bg-paper focus:p-4"
    >
      {label}
    </a>
  )
}
