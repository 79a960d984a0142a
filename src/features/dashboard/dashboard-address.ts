import { usePathname, useSearchParams } from 'next/navigation'
import { mayLeave } from './editor/unsaved-work'

export const tabIds = [
  'portfolio',
  'about-slider',
  'volunteers',
  'contacts',
  'inspiration',
  'payments',
] as const
export type TabId = (typeof tabIds)[number]

/** A page of the dashboard: its home, a tab, or another link of the header. */
const placeIds = ['home', ...tabIds, 'activity-log', 'status', 'backups'] as const
export type PlaceId = (typeof placeIds)[number]

type Changes = Record<string, string | null>

/**
 * Reads the current place from the URL and navigates within the dashboard without a request to the
 * server.
 */
export function useDashboardAddress() {
  const params = useSearchParams()
  const path = usePathname()

  // Not `params`: a filter that applies once typing pauses must keep what was chosen since it was typed.
  const go = (changes: Changes, { replace = false, from = window.location.search } = {}) => {
    const next = new URLSearchParams(from)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    const query = next.toString()
    const address = query ? `${path}?${query}` : path
    if (replace) window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
  }
  /** Opens a list at its first page, without filters. */
  const begin = (place: Changes) => mayLeave() && go(place, { from: '' })

  return {
    place: toPlace(params.get('tab')),
    search: params.get('search') ?? '',
    page: toPage(params.get('page')),
    param: (name: string) => params.get(name),
    goToPlace: (tab: PlaceId) => begin({ tab: tab === 'home' ? null : tab }),
    /** Opens a list by its query: '?tab=contacts&status=new'. */
    goToAddress: (address: string) =>
      mayLeave() && window.history.pushState(null, '', `${path}${address}`),
    /** Opens another list of the same tab. */
    goToSection: (section: string | null) => begin({ tab: params.get('tab'), section }),
    goToPage: (page: number) => go({ page: page > 1 ? String(page) : null }),
    goToSearch: (search: string) => go({ search, page: null }, { replace: true }),
    go,
  }
}

function toPlace(value: string | null): PlaceId {
  return placeIds.find((id) => id === value) ?? 'home'
}

function toPage(value: string | null): number {
  return value && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1
}
