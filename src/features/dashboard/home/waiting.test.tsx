// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { WaitingDto } from '@/domain/responses/home'
import { Waiting } from './waiting'

const waiting: WaitingDto = {
  attention: { total: 0, kinds: [] },
  volunteers: 1,
  contacts: 2,
  withoutPan: { from: '2026-04-01', count: 1 },
  gatewayOutage: { since: '2026-11-26T20:30:00.000Z', hours: 2 },
  silentWebhook: { payments: 3 },
  lateMails: 0,
  endingStandings: [
    {
      standing: '80g',
      until: '2026-11-26',
      renewBy: '2026-05-26',
      phase: 'ended',
      daysLeft: 0,
    },
    {
      standing: '12a',
      until: '2027-03-31',
      renewBy: '2026-09-30',
      phase: 'late',
      daysLeft: 125,
    },
  ],
  dueStatement: { year: 2026, form: 'Form 113', dueOn: '2027-05-31', daysLeft: 12 },
  changedStatement: { year: 2025, form: 'Form 10BD', filedOn: '2026-05-20', rows: 3 },
  lateApprovals: { count: 2, from: '2026-11-01', until: '2026-11-20' },
  failedPublications: {
    count: 1,
    oldest: { at: '2026-11-26T22:30:00.000Z', panelPath: '/cms/collections/posts/abc' },
  },
}

vi.mock('./use-home', () => ({ useWaiting: () => ({ data: waiting }) }))
vi.mock('../dashboard-address', () => ({ useDashboardAddress: () => ({ goToAddress: vi.fn() }) }))
vi.mock('../use-copy', async () => ({
  useCopy: (content: { en: unknown }) => content.en,
  useOfficeLocale: () => 'en',
}))

it('leads to the form of what could not be published at its time', () => {
  render(<Waiting />)
  const link = screen.getByRole('link', { name: /publication that failed/ })
  expect(link.getAttribute('href')).toBe('/cms/collections/posts/abc')
  expect(link.textContent).toContain('4:00')
})

it('begins with a gateway that does not answer, since no payment can come in', () => {
  render(<Waiting />)
  const [first, second] = screen.getAllByRole('link')
  expect(first?.textContent).toContain('2hours without a connection to Razorpay')
  expect(first?.textContent).toContain('27 November 2026 at 2:00')
  expect(second?.textContent).toContain('3payments that Razorpay did not report')
})

it('reports an approval that has ended, and one that will end', () => {
  render(<Waiting />)
  const ended = screen.getByRole('link', { name: /^1 ?day without an 80G approval/ })
  expect(ended.textContent).toContain('It ended on 26 November 2026.')
  const ends = screen.getByRole('link', { name: /^125 ?days until the 12A registration ends/ })
  expect(ends.textContent).toContain('by 30 September 2026')
})

it('leads to the statement of the year that ended, until it is filed', () => {
  render(<Waiting />)
  const due = screen.getByRole('link', { name: /^12 ?days left to file Form 113/ })
  expect(due.getAttribute('href')).toContain('section=statement&year=2026')
  expect(due.textContent).toContain('of 2026–27 is due by 31 May 2027')
})

it('leads to the donations where receipts can get an approval that came late', () => {
  render(<Waiting />)
  const late = screen.getByRole('link', { name: /^2 ?receipts lack the 80G approval/ })
  expect(late.getAttribute('href')).toContain('section=donations')
  expect(late.textContent).toContain('from 1 November 2026 to 20 November 2026')
})

it('leads to the filed statement whose gifts have changed', () => {
  render(<Waiting />)
  const link = screen.getByRole('link', { name: /changed since Form 10BD was filed/ })
  expect(link.getAttribute('href')).toContain('year=2025')
  expect(link.textContent).toContain('3rows changed')
  expect(link.textContent).toContain('2025–26 was filed on 20 May 2026')
})

it('says what waits in the singular where there is one', () => {
  render(<Waiting />)
  expect(screen.getByText('Volunteer application')).toBeDefined()
  expect(screen.getByText('Approve it or set it aside.')).toBeDefined()
  expect(screen.getByText('Gift without a PAN')).toBeDefined()
  expect(screen.getByText('Unread messages')).toBeDefined()
})
