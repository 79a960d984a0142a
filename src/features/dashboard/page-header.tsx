import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: string
  lead: string
  /** Links to other pages. */
  children?: ReactNode
}

/** The heading of an office page. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:flex-nowrap">
      <div>
        <h1 className="text-neem-deep text-title">{title}</h1>
        <p className="max-w-prose text-ink-soft">{lead}</p>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden sm:shrink-0">{children}</div>
    </header>
  )
}
