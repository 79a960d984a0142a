import type { ReactNode } from 'react'

/** Shown if a part of a page is empty. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-card border border-line border-dashed bg-card px-5 py-6 text-ink-soft">
      {children}
    </p>
  )
}
