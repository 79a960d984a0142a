import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { dashboardContent } from '@/content/dashboard'
import type { PrintSource } from '@/printing/printable'
import { type PlaceId, type TabId, tabIds, useDashboardAddress } from './dashboard-address'
import { Home } from './home/home'
import { LazyPlace } from './lazy-place'
import { useCentred } from './list/use-centred'
import type { PosterSource } from './payments/poster-dialog'
import { TabName } from './tab-name'
import { useCopy } from './use-copy'

// The code and data of a place are loaded when it is first opened.
const loaders = {
  portfolio: () => import('./portfolio/portfolio-tab').then((m) => m.PortfolioTab),
  'about-slider': () => import('./slider/slider-tab').then((m) => m.SliderTab),
  volunteers: () => import('./volunteers/volunteers-tab').then((m) => m.VolunteersTab),
  contacts: () => import('./contacts/contacts-tab').then((m) => m.ContactsTab),
  inspiration: () => import('./inspiration/inspiration-tab').then((m) => m.InspirationTab),
  payments: () => import('./payments/payments-tab').then((m) => m.PaymentsTab),
  'activity-log': () => import('./activity-log/activity-log').then((m) => m.ActivityLog),
  status: () => import('./status/status').then((m) => m.Status),
  backups: () => import('./backups/backups').then((m) => m.Backups),
}

/** Step of each key in the list of tabs. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

type TabsProps = { printSource: PrintSource; poster: PosterSource }

/**
 * The six tabs (spec section 2): six columns, three on a phone. With large text they scroll sideways.
 * Arrow keys move between them. The home is shown until one is chosen.
 */
export function DashboardTabs({ printSource, poster }: TabsProps) {
  const dashboard = useCopy(dashboardContent)
  const { place, goToPlace } = useDashboardAddress()
  const tab = tabIds.find((id) => id === place)
  const list = useRef<HTMLDivElement>(null)
  const buttons = useRef(new Map<TabId, HTMLButtonElement>())
  useCentred(list, `#tab-${place}`)

  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(place)

  // If the pressed link is gone, such as one of the home, keyboard and screen reader would start again at
  // the top of the page.
  useLayoutEffect(() => {
    if (shown.current === place) return
    shown.current = place
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [place])

  const goByKey = (event: KeyboardEvent) => {
    const next = tabByKey(event.key, tab)
    if (!next) return
    event.preventDefault()
    goToPlace(next)
    buttons.current.get(next)?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={dashboard.tabs.label}
        className="relative mt-6 grid grid-cols-[repeat(3,minmax(min-content,1fr))] gap-1 overflow-x-auto rounded-card bg-paper-deep p-1.5 md:grid-cols-[repeat(6,minmax(min-content,1fr))]"
      >
        {tabIds.map((id) => (
          <button
            key={id}
            ref={(button) => {
              if (button) buttons.current.set(id, button)
            }}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === tab}
            aria-controls="tab-panel"
            tabIndex={id === (tab ?? tabIds[0]) ? 0 : -1}
            onClick={() => goToPlace(id)}
            onKeyDown={goByKey}
            className="min-h-11 cursor-pointer rounded-2xl px-0.5 py-1.5 text-sm text-ink-soft leading-tight hover:bg-card hover:text-ink lg:text-[0.9375rem] aria-selected:bg-card aria-selected:font-semibold aria-selected:text-neem-deep aria-selected:shadow-[inset_0_-3px_0_var(--color-marigold)]"
          >
            <TabName id={id} />
          </button>
        ))}
      </div>
      <div
        key={place}
        {...(tab && { role: 'tabpanel', 'aria-labelledby': `tab-${tab}` })}
        ref={panel}
        id="tab-panel"
        tabIndex={-1}
        className="mt-6 shadow-none outline-none"
      >
        <Place place={place} printSource={printSource} poster={poster} />
      </div>
    </>
  )
}

function Place({ place, printSource, poster }: TabsProps & { place: PlaceId }) {
  switch (place) {
    case 'home':
      return <Home />
    case 'volunteers':
      return <LazyPlace load={loaders.volunteers} props={{ printSource }} />
    case 'payments':
      return <LazyPlace load={loaders.payments} props={{ poster }} />
    default:
      return <LazyPlace load={loaders[place]} props={{}} />
  }
}

function tabByKey(key: string, tab: TabId | undefined): TabId | undefined {
  if (key === 'Home') return tabIds[0]
  if (key === 'End') return tabIds.at(-1)
  const step = STEPS[key]
  if (step === undefined) return undefined
  return tabIds[(tabIds.indexOf(tab ?? tabIds[0]) + step + tabIds.length) % tabIds.length]
}
