import type { MouseEvent, ReactNode } from 'react'
import { useDashboardAddress } from '../dashboard-address'

type PlaceLinkProps = {
  /** Leads to a list of the dashboard, such as '?tab=contacts&status=new', or to a form of the panel. */
  address: string
  className?: string
  children: ReactNode
}

/** A link to where something waits. Another list of the dashboard is shown without loading the page again. */
export function PlaceLink({ address, className, children }: PlaceLinkProps) {
  const { goToAddress } = useDashboardAddress()
  const follow = (event: MouseEvent) => {
    if (!address.startsWith('?')) return
    // With a key it means another window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goToAddress(address)
    window.scrollTo({ top: 0 })
  }
  return (
    <a href={address} onClick={follow} className={className}>
      {children}
    </a>
  )
}
