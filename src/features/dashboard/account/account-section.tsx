import { type ReactNode, useId } from 'react'

type AccountSectionProps = {
  title: string
  text?: string
  /** What wants to be seen beside the title. */
  badge?: ReactNode
  /** Where an address leads that names it. */
  id?: string
  children?: ReactNode
}

/** One matter of the account: what it is, and what can be done. */
export function AccountSection({ title, text, badge, id, children }: AccountSectionProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="scroll-mt-28 rounded-card border border-line bg-card p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={titleId} className="text-heading text-neem-deep">
          {title}
        </h2>
        {badge}
      </div>
      {text && <p className="mt-1 mb-5 max-w-prose text-ink-soft">{text}</p>}
      {children}
    </section>
  )
}
