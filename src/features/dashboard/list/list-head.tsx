import { type ReactNode, useId, useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from '../use-copy'
import { TabHeading } from './tab-heading'
import { withCount } from './with-count'

type ListHeadProps = {
  title: string
  count?: number
  search?: ReactNode
  /** What the list is most used for; always in sight. */
  main?: ReactNode
  /** What else can be done with the list, such as its export. */
  actions?: ReactNode
  lead?: string
  filters: ReactNode
  /** How many filters are set. */
  filterCount: number
}

/**
 * What is above a list. On a phone only the search and the main button are there until the rest is
 * asked for, so that the list begins on the first screen.
 */
export function ListHead({
  title,
  count,
  search,
  main,
  actions,
  lead,
  filters,
  filterCount,
}: ListHeadProps) {
  const { filter, filterAndExport } = useCopy(dashboardContent).list
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const onDemand = isOpen ? '' : 'max-sm:hidden'
  return (
    <>
      <TabHeading title={title} count={count}>
        {search}
        <SmallButton
          aria-expanded={isOpen}
          aria-controls={`${id}-actions ${id}-filters`}
          onClick={() => setIsOpen(!isOpen)}
          className="sm:hidden"
        >
          {withCount(actions ? filterAndExport : filter, filterCount || undefined)}
        </SmallButton>
        {main}
        <div
          id={`${id}-actions`}
          className={`flex flex-wrap gap-2 empty:hidden max-sm:w-full print:hidden ${onDemand}`}
        >
          {actions}
        </div>
      </TabHeading>
      <div id={`${id}-filters`} className={onDemand}>
        {lead && <p className="mb-4 max-w-prose text-[0.9375rem] text-ink-soft">{lead}</p>}
        {filters}
      </div>
    </>
  )
}
