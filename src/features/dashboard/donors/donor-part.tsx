import { type ReactNode, useId } from 'react'

/** A titled section of a donor's page. */
export function DonorPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2 font-semibold text-lg">
        {title}
      </h3>
      {children}
    </section>
  )
}
