// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeExport } from '../../../../tests/support/fake-export'
import { renderOffice } from '../../../../tests/support/render-office'
import { createQueryClient } from '../query-client'
import { EventsSection } from './events-section'

// Rendering whole forms is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  usePathname: () => '/admin',
}))

const EVENT = {
  id: '7',
  title: 'Health camp',
  isPublished: true,
  state: 'open',
  signedUp: 2,
  came: 0,
  titleHi: 'स्वास्थ्य शिविर',
  eventLocation: 'Rampur',
  eventLocationHi: 'रामपुर',
}
let event: typeof EVENT & { eventDate?: string } = EVENT
const people = ['Asha Devi', 'Ravi Kumar'].map((name, index) => ({
  id: String(index),
  name,
  phone: '98765 4321',
  isVolunteerInTrash: index === 1,
  volunteer: name,
  suspectedSpam: false,
  createdAt: '2026-03-05T06:30:00.000Z',
}))

/** Mocks a server with the lists; after a change, the second response of a list never arrives. */
function startServer() {
  let isChanged = false
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') {
      isChanged = true
      return Response.json({ changed: 1, volunteers: 0 })
    }
    if (isChanged) return new Promise(() => undefined)
    const items = path.startsWith('/api/admin/events') ? [event] : people
    return Response.json(items, { headers: { 'X-Total-Count': String(items.length) } })
  })
}

const section = (queryClient = createQueryClient()) => (
  <QueryClientProvider client={queryClient}>
    <EventsSection />
  </QueryClientProvider>
)
const isChosen = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Choose ${name}` }).checked

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  startServer()
})

afterEach(() => {
  event = EVENT
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

test('marking one person as come leaves the others chosen, and closes the dialog at once', async () => {
  window.history.replaceState(null, '', '?event=7')
  render(section())
  await userEvent.click(await screen.findByLabelText('Select all on this page'))
  await userEvent.click(screen.getByRole('button', { name: 'Came: Asha Devi' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Hours/), '2')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(isChosen('Asha Devi')).toBe(false)
  expect(isChosen('Ravi Kumar')).toBe(true)
})

test('a volunteer in the trash is marked as such', async () => {
  window.history.replaceState(null, '', '?event=7')
  render(section())
  expect(await screen.findByText('Volunteer: Ravi Kumar (in the trash)')).toBeTruthy()
  expect(screen.getByText('Volunteer: Asha Devi')).toBeTruthy()
})

test('the exported hours are numbers, which a spreadsheet can add up', async () => {
  const came = people.map((person, index) => (index === 0 ? { ...person, minutes: 90 } : person))
  const exported = fakeExport((path) =>
    Response.json(path.startsWith('/api/admin/events') ? [event] : came),
  )
  window.history.replaceState(null, '', '?event=7')
  render(section())
  const { headings, rows } = await exported('en')
  expect(rows.map((row) => row[headings.indexOf('Hours')])).toEqual([1.5, ''])
})

test('before the day of the event nobody can be marked as present, and the screen says so', async () => {
  window.history.replaceState(null, '', '?event=7')
  event = { ...event, eventDate: '2999-01-03T04:30:00.000Z' }
  render(section())
  expect(await screen.findByText(/from the day of the event, 3 January 2999/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Remove: Asha Devi' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Came: Asha Devi' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('the people of an event begin where the focus and the screen are', async () => {
  const queryClient = createQueryClient()
  const { rerender } = render(section(queryClient))
  await userEvent.click(await screen.findByRole('button', { name: 'People: Health camp' }))
  rerender(section(queryClient))
  const back = await screen.findByRole('button', { name: 'All events' })
  expect(document.activeElement?.contains(back)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
})

test.each(['', '?event=7'])(
  'the Hindi dashboard shows the Hindi texts of an event (%s)',
  async (address) => {
    window.history.replaceState(null, '', address || '/')
    renderOffice(section(), 'hi')
    expect(await screen.findByRole('heading', { name: /^स्वास्थ्य शिविर/ })).toBeTruthy()
    expect(screen.getByText('रामपुर')).toBeTruthy()
    expect(screen.queryByText(/Health camp|Rampur/)).toBeNull()
  },
)

test('the focus stays with the people once nobody is chosen any more', async () => {
  window.history.replaceState(null, '', '?event=7')
  render(section())
  await userEvent.click(await screen.findByLabelText('Select all on this page'))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  const [list] = screen.getAllByRole('list').slice(-1)
  expect(document.activeElement?.contains(list ?? null)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})
