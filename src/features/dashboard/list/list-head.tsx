import { type ReactNode, useId, useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from '../use-copy'
import { Lead, TabHeading } from './tab-heading'
import { withCount } from './with-count'

type ListHeadProps = {
  title: string
  count?: number
  search?: ReactNode
  /** The main action; always visible. */
  main?: ReactNode
  /** Other actions of the list, such as the export. */
  actions?: ReactNode
  lead?: string
  filters: ReactNode
  /** Number of filters that are set. */
  filterCount: number
}

/**
 * The head of a list. On a phone, everything but the search and the main action is collapsed at
 * first, so that the list is visible without scrolling.
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
        {lead && <Lead>{lead}</Lead>}
        {filters}
      </div>
    </>
  )
}
