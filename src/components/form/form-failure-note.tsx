import type { ReactNode } from 'react'

/** What went wrong with a whole form. It stays, unlike a notice, until the next attempt. */
export function FormFailureNote({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div role="alert" className="rounded-2xl border-2 border-error bg-card p-4">
      {title && <p className="font-semibold text-error">{title}</p>}
      <div className={title ? 'mt-1' : 'font-semibold text-error'}>{children}</div>
    </div>
  )
}
