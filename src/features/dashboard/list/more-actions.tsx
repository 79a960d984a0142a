import type { ReactNode } from 'react'
import { smallButtonClass } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from '../use-copy'

type MoreActionsProps = {
  /** Name of the item, for screen readers. */
  name: string
  className?: string
  /** The buttons. */
  children: ReactNode
}

/** Rarely used actions of an item, collapsed behind 'More'. */
export function MoreActions({ name, className = '', children }: MoreActionsProps) {
  const { more, moreOf } = useCopy(dashboardContent).list
  return (
    <details className={`group print:hidden ${className}`}>
      <summary
        aria-label={moreOf(name)}
        className={`${smallButtonClass('quiet')} w-full list-none group-open:mb-2`}
      >
        {more}
      </summary>
      <div className="grid grid-cols-2 gap-2">{children}</div>
    </details>
  )
}
