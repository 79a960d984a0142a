/** The first lines of a page: its title and what it is about. */
export function PageHeading({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="page-width pt-12 pb-10 sm:pt-20 sm:pb-14">
      <h1 className="max-w-4xl text-display text-neem-deep">{title}</h1>
      <p className="measure mt-5 text-lead text-ink-soft">{lead}</p>
    </header>
  )
}
