// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import { dashboardContent } from '@/content/dashboard'
import { renderOffice } from '../../../../tests/support/render-office'
import { EventList } from '../events/event-list'
import { ActivitiesDialog } from './activities-dialog'

// Rendering whole forms is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => '/admin',
}))

const camp = {
  id: '1',
  type: 'event',
  title: 'Health camp',
  content: 'Come',
  isPublished: true,
  createdAt: '2026-03-05T06:30:00.000Z',
  updatedAt: '2026-03-05T06:30:00.000Z',
}
const event = {
  id: '1',
  title: 'Health camp',
  isPublished: true,
  state: 'open',
  signedUp: 0,
  came: 0,
}

const EDIT = { en: 'Edit Health camp', hi: 'बदलें Health camp' }
const DELETE = { en: 'Delete Health camp', hi: 'हटाएँ Health camp' }

/**
 * Mocks a server without activities until one is posted; `isSlow` leaves requests pending after
 * that.
 */
function startServer({
  posts = [] as object[],
  isSlow = false,
  events = undefined as object[] | undefined,
} = {}) {
  const sent: object[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push(JSON.parse(String(body)))
      return Response.json(camp, { status: 201 })
    }
    if (isSlow && sent.length > 0) return new Promise(() => undefined)
    const items = path.startsWith('/api/admin/events') ? (events ?? sent.map(() => event)) : posts
    return Response.json(items, { headers: { 'X-Total-Count': String(items.length) } })
  })
  return sent
}

const show = (locale: 'en' | 'hi' = 'en', onClose = () => {}) =>
  renderOffice(
    <>
      <EventList />
      <ActivitiesDialog onClose={onClose} />
    </>,
    locale,
  )

/** Fills in an event that takes sign-ups. */
async function typeEvent() {
  await userEvent.selectOptions(screen.getByLabelText(/^Type/), 'event')
  await userEvent.type(screen.getByLabelText(/^Title \*/), 'Health camp')
  await userEvent.type(screen.getByLabelText(/^Content \*/), 'Come')
  await userEvent.click(screen.getByLabelText(/^Takes sign-ups/))
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Publish activity' }))

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a mistake in a field that is not shown any more does not hold up the form', async () => {
  const sent = startServer()
  show()
  await typeEvent()
  await userEvent.type(screen.getByLabelText('Places'), 'many')
  await userEvent.click(screen.getByLabelText(/^Takes sign-ups/))
  await save()
  await waitFor(() => expect(sent).toMatchObject([{ type: 'event', takesSignUps: false }]))
})

test.each([
  ['en', 'Say when the event is'],
  ['hi', 'बताइए कि कार्यक्रम कब है'],
] as const)('an event does not take sign-ups without its date (%s)', async (locale, refusal) => {
  const sent = startServer({ posts: [{ ...camp, takesSignUps: true }] })
  show(locale)
  const { form } = dashboardContent[locale].activities
  await userEvent.click(await screen.findByRole('button', { name: EDIT[locale] }))
  await userEvent.click(screen.getByRole('button', { name: form.submit }))
  const date = screen.getByLabelText(form.eventDate.label)
  await waitFor(() => expect(date.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(refusal)).toBeTruthy()
  expect(sent).toEqual([])
})

test('an event that now takes sign-ups appears among the events behind the dialog', async () => {
  startServer()
  show()
  await typeEvent()
  await userEvent.type(screen.getByLabelText('Event date'), '2999-01-02T10:00')
  await save()
  expect(await screen.findByText('0 signed up')).toBeTruthy()
})

test('if the response to a save is lost, it says that nobody knows, and the list shows what was saved', async () => {
  let posts: object[] = []
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(posts, { headers: { 'X-Total-Count': '1' } })
    posts = [camp]
    throw new TypeError('Failed to fetch')
  })
  show()
  await typeEvent()
  await userEvent.type(screen.getByLabelText('Event date'), '2999-01-02T10:00')
  await save()
  expect(await screen.findByRole('button', { name: EDIT.en })).toBeDefined()
  expect(getToast()?.description).toBe(dashboardContent.en.list.mayBeDone)
  expect(screen.getByLabelText(/^Title \*/)).toHaveProperty('value', 'Health camp')
})

test('days are shown in the language of the admin', async () => {
  startServer({ posts: [camp] })
  show('hi')
  expect(await screen.findByText(/5 मार्च 2026/)).toBeTruthy()
})

test('a saved activity closes the dialog at once: no blank form opens while the list is fetched', async () => {
  startServer({ posts: [camp], isSlow: true })
  const onClose = vi.fn()
  show('en', onClose)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Health camp' }))
  await userEvent.type(screen.getByLabelText(/^Title \*/), ' on Sunday')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(screen.getByLabelText(/^Title \*/)).toHaveProperty('value', 'Health camp on Sunday')
})

test.each([
  ['en', 1, '1 person has signed up'],
  ['en', 3, '3 people have signed up'],
  ['hi', 1, '1 व्यक्ति ने नाम लिखाया है'],
  ['hi', 3, '3 लोगों ने नाम लिखाया है'],
] as const)(
  'the question before an event is deleted says how many signed up (%s, %d)',
  async (locale, signedUp, said) => {
    startServer({
      posts: [camp],
      events: [{ ...event, signedUp, eventDate: '2999-01-02T04:30:00.000Z' }],
    })
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    show(locale)
    await userEvent.click(await screen.findByRole('button', { name: DELETE[locale] }))
    await waitFor(() => expect(confirm).toHaveBeenCalled())
    const question = confirm.mock.calls[0]?.[0]
    expect(question).toContain(said)
    expect(question).toContain(dashboardContent[locale].activities.tellFirst)
  },
)

test('nobody needs to hear first that a past event is deleted', async () => {
  startServer({ posts: [camp], events: [{ ...event, signedUp: 3, eventDate: camp.createdAt }] })
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  show()
  await userEvent.click(await screen.findByRole('button', { name: DELETE.en }))
  await waitFor(() => expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/for good\.$/)))
})

test('an event is not deleted where it is unknown who signed up', async () => {
  const sent = startServer({ posts: [camp] })
  const answer = fetch
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path.startsWith('/api/admin/events?id=') ? Response.error() : answer(path, init),
  )
  const confirm = vi.spyOn(window, 'confirm')
  show()
  await userEvent.click(await screen.findByRole('button', { name: DELETE.en }))
  await waitFor(() => expect(console.warn).toHaveBeenCalled())
  expect(confirm).not.toHaveBeenCalled()
  expect(sent).toEqual([])
})

test('a text that was formatted in the panel is not to be changed here', async () => {
  const formatted = { ...camp, contentHi: 'आइए', formatted: ['en'] }
  startServer({ posts: [formatted] })
  show()
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }))
  const english = await screen.findByLabelText(/^Content \*/)
  expect(english.hasAttribute('readonly')).toBe(true)
  expect(screen.getByLabelText(/^Content in Hindi/).hasAttribute('readonly')).toBe(false)
  const link = screen.getByRole('link', { name: 'Open it there' })
  expect(link.getAttribute('href')).toBe('/cms/collections/posts/1?locale=en')
})

test('an activity that is deleted while it is edited leaves the form of a new one', async () => {
  const posts = [{ ...camp, type: 'text' }]
  startServer({ posts })
  const answer = fetch
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (init?.method !== 'DELETE') return answer(path, init)
    posts.pop()
    return new Response(null, { status: 204 })
  })
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  show()
  await userEvent.click(await screen.findByRole('button', { name: EDIT.en }))
  expect(screen.getByLabelText(/^Title \*/)).toHaveProperty('value', 'Health camp')
  await userEvent.click(screen.getByRole('button', { name: DELETE.en }))
  await waitFor(() => expect(screen.getByLabelText(/^Title \*/)).toHaveProperty('value', ''))
  expect(screen.getByRole('button', { name: 'Publish activity' })).toBeTruthy()
})
