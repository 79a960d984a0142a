import type { MouseEvent, ReactNode } from 'react'
import { useDashboardAddress } from '../dashboard-address'

type PlaceLinkProps = {
  /** A list of the dashboard, such as '?tab=contacts&status=new', or a form of the panel. */
  address: string
  className?: string
  children: ReactNode
}

/** A link to a list or form. A list of the dashboard opens without a page load. */
export function PlaceLink({ address, className, children }: PlaceLinkProps) {
  const { goToAddress } = useDashboardAddress()
  const follow = (event: MouseEvent) => {
    if (!address.startsWith('?')) return
    // With a modifier key, the browser opens another tab or window.
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
