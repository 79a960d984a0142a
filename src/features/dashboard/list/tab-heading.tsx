import type { ReactNode } from 'react'
import { usePageTitle } from '../use-page-title'
import { withCount } from './with-count'

type TabHeadingProps = {
  title: string
  count?: number
  /** Shown next to the title. */
  badge?: ReactNode
  lead?: string
  children?: ReactNode
}

/** The heading of a tab: title, number of items, actions and lead. */
export function TabHeading({ title, count, badge, lead, children }: TabHeadingProps) {
  usePageTitle(title)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-heading text-neem-deep">{withCount(title, count)}</h2>
          {badge}
        </div>
        {children && (
          <div className="flex flex-wrap items-center gap-2 max-sm:w-full">{children}</div>
        )}
      </div>
      {lead && <Lead>{lead}</Lead>}
    </>
  )
}

/** What a tab shows, in a sentence or two below its heading. */
export function Lead({ children }: { children: string }) {
  return <p className="mb-4 max-w-prose text-[0.9375rem] text-ink-soft">{children}</p>
}
