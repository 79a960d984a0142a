import { type ReactNode, useId } from 'react'
import { useKeptFocus } from '../list/use-kept-focus'

/** A titled section of a donor's page. */
export function DonorPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  // The row of a decision is gone once it is made; the dialog itself would give the focus to its start.
  const keptFocus = useKeptFocus<HTMLElement>()
  return (
    <section {...keptFocus} aria-labelledby={id} className="min-w-0 shadow-none outline-none">
      <h3 id={id} className="mb-2 font-semibold text-lg">
        {title}
      </h3>
      {children}
    </section>
  )
}
