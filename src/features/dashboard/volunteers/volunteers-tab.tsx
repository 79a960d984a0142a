import { dashboardEventsContent } from '@/content/dashboard-events'
import type { PrintSource } from '@/printing/printable'
import { useDashboardAddress } from '../dashboard-address'
import { EventsSection } from '../events/events-section'
import { SectionNav } from '../list/section-nav'
import { useCopy } from '../use-copy'
import { VolunteersSection } from './volunteers-section'

const SECTIONS = ['volunteers', 'events'] as const

/** The applications, and the events that people sign up for. */
export function VolunteersTab({ printSource }: { printSource: PrintSource }) {
  const { sections: copy } = useCopy(dashboardEventsContent)
  const { param, goToSection } = useDashboardAddress()
  const section = SECTIONS.find((id) => id === param('section')) ?? 'volunteers'
  return (
    <>
      <SectionNav
        label={copy.label}
        sections={SECTIONS.map((id) => ({ id, label: copy[id] }))}
        shown={section}
        onShow={(id) => goToSection(id === 'volunteers' ? null : id)}
      />
      {section === 'volunteers' && <VolunteersSection printSource={printSource} />}
      {section === 'events' && <EventsSection />}
    </>
  )
}
