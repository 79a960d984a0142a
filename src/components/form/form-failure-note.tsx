import type { ReactNode } from 'react'

type FormFailureNoteProps = {
  title?: string
  /** Read out the moment it appears; not so for one that came with the page. */
  isAnnounced?: boolean
  children: ReactNode
}

/** What went wrong with a whole form. It stays, unlike a notice, until the next attempt. */
export function FormFailureNote({ title, isAnnounced = true, children }: FormFailureNoteProps) {
  return (
    <div
      role={isAnnounced ? 'alert' : undefined}
      className="rounded-2xl border-2 border-error bg-card p-4"
    >
      {title && <p className="font-semibold text-error">{title}</p>}
      <div className={title ? 'mt-1' : 'font-semibold text-error'}>{children}</div>
    </div>
  )
}
