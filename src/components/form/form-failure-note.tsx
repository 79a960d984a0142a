import type { ReactNode } from 'react'

type FormFailureNoteProps = {
  title?: string
  /**
   * Whether screen readers announce it when it appears. Set to false if it is in the initial HTML.
   */
  isAnnounced?: boolean
  children: ReactNode
}

/** An error of the whole form. Unlike a toast, it stays until the next attempt. */
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
