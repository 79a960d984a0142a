import type { ReactNode } from 'react'

/** Said where a part of a page has nothing to show. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-card border border-line border-dashed bg-card px-5 py-6 text-ink-soft">
      {children}
    </p>
  )
}
