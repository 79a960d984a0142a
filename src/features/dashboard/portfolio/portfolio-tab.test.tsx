// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import { itemToastsContent } from '@/content/item-toasts'
import { messages } from '@/domain/messages'
import { renderOffice } from '../../../../tests/support/render-office'
import { PortfolioTab } from './portfolio-tab'

// Rendering whole forms is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => '/admin',
}))

const toasts = itemToastsContent.en.portfolio
const well = {
  id: '1',
  title: 'A well',
  description: 'Clean water',
  imageUrl: '/media/well.webp',
  category: 'general',
  isPublished: true,
  sortOrder: 0,
  createdAt: '2026-03-05T06:30:00.000Z',
  updatedAt: '2026-03-05T06:30:00.000Z',
}

type Call = { method: string; path: string; body: unknown; version: string | null }

/** Mocks a server that returns the current list, and the current status for all other calls. */
function startServer() {
  const server = {
    items: [well],
    status: 200,
    calls: [] as Call[],
    /** What all calls wait for. */
    held: Promise.resolve(),
  }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init
    await server.held
    if (method === 'GET') {
      const headers = { 'X-Total-Count': String(server.items.length) }
      return Response.json(server.items, { headers })
    }
    const version = new Headers(init.headers).get('if-match')
    server.calls.push({ method, path, body: body ? JSON.parse(String(body)) : null, version })
    if (server.status === 204) return new Response(null, { status: 204 })
    const message = server.status === 409 ? messages.changedMeanwhile : 'Something went wrong.'
    return Response.json({ message }, { status: server.status })
  })
  return server
}

/** Renders the tab and waits for its list. */
async function openTab(items = [well]) {
  const server = startServer()
  server.items = items
  renderOffice(<PortfolioTab />)
  await screen.findByRole('heading', { name: 'A well' })
  return server
}

/** Makes the server wait. @returns a function that lets it go on. */
function hold(server: ReturnType<typeof startServer>) {
  let release = () => {}
  server.held = new Promise((resolve) => {
    release = resolve
  })
  return () => act(async () => release())
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const expectToast = (description: string) =>
  waitFor(() => expect(getToast()?.description).toBe(description))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('confirm', () => true)
})

afterEach(() => vi.unstubAllGlobals())

test('an item is created, after which the list is fetched again', async () => {
  const server = await openTab()
  await press('Add Portfolio Item')
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'A school')
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Forty pupils')
  await press('Create item')
  expect(await screen.findByText('Image URL is required')).toBeTruthy()
  const address = within(screen.getByRole('dialog')).getByLabelText('Or its address')
  await waitFor(() => expect(document.activeElement).toBe(address))
  expect(server.calls).toEqual([])
  await userEvent.type(address, '/media/a.webp')
  server.items = [well, { ...well, id: '2', title: 'A school' }]
  await press('Create item')
  await expectToast(toasts.created.description)
  expect(server.calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/admin/portfolio',
      body: {
        title: 'A school',
        imageUrl: '/media/a.webp',
        category: 'general',
        isPublished: true,
      },
      version: null,
    },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  await screen.findByRole('heading', { name: 'A school' })
})

test('an order typed in Hindi digits is saved as a number', async () => {
  const server = await openTab()
  await press('Edit A well')
  const order = screen.getByLabelText('Sort order')
  await userEvent.clear(order)
  await userEvent.type(order, '१२')
  expect(order).toHaveProperty('value', '१२')
  await press('Save changes')
  await expectToast(toasts.updated.description)
  expect(server.calls).toMatchObject([{ body: { sortOrder: 12 } }])
})

test('an item is changed only as it was seen; after a conflict the newest version is opened', async () => {
  const server = await openTab()
  await press('Edit A well')
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' and a pump')
  server.status = 409
  await press('Save changes')
  await expectToast(toasts.updateFailed.description)
  expect(server.calls).toMatchObject([
    { method: 'PATCH', path: '/api/admin/portfolio/1', version: `"${well.updatedAt}"` },
  ])
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty(
    'value',
    'A well and a pump',
  )

  server.items = [{ ...well, title: 'Their well', updatedAt: '2026-03-06T06:30:00.000Z' }]
  await press('Load the newest version')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Their well'),
  )
  server.status = 200
  await press('Save changes')
  await expectToast(toasts.updated.description)
  expect(server.calls[1]?.version).toBe('"2026-03-06T06:30:00.000Z"')
})

test('an item is deleted after the question; a failure says so and keeps it', async () => {
  const server = await openTab()
  vi.stubGlobal('confirm', () => false)
  await press('Delete A well')
  expect(server.calls).toEqual([])

  vi.stubGlobal('confirm', () => true)
  server.status = 500
  await press('Delete A well')
  await expectToast(`${toasts.deleteFailed.description}. Something went wrong.`)
  server.status = 204
  server.items = []
  await press('Delete A well')
  await expectToast(toasts.deleted.description)
  expect(server.calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/admin/portfolio/1' })
  await screen.findByRole('button', { name: 'Create First Portfolio Item' })
})

test('a picture says nothing that the heading next to it says', async () => {
  await openTab()
  expect(screen.queryByRole('img')).toBeNull()
})

const pump = { ...well, id: '2', title: 'A pump', updatedAt: '2026-03-06T06:30:00.000Z' }
const title = () => screen.getByRole('textbox', { name: 'Title' })

test('a slow save does not close the form that is open by then', async () => {
  const server = await openTab([well, pump])
  await press('Edit A well')
  await userEvent.type(title(), ' and a pump')
  const release = hold(server)
  await press('Save changes')
  await press('Cancel')
  await press('Edit A pump')
  await userEvent.type(title(), ' and a pipe')
  await release()
  await expectToast(toasts.updated.description)
  expect(title()).toHaveProperty('value', 'A pump and a pipe')
})

test.each([
  ['closed', undefined],
  ['another', 'A pump'],
])(
  'a newest version that is loaded slowly does not open over what was chosen since: %s',
  async (_, next) => {
    const server = await openTab([well, pump])
    await press('Edit A well')
    await userEvent.type(title(), ' and a pump')
    server.status = 409
    await press('Save changes')
    const load = await screen.findByRole('button', { name: 'Load the newest version' })
    const release = hold(server)
    server.items = [{ ...well, title: 'Their well', updatedAt: '2026-03-07T06:30:00.000Z' }, pump]
    await userEvent.click(load)
    await press('Cancel')
    if (next) await press(`Edit ${next}`)
    await release()
    await screen.findByText('Their well')
    const shown = screen.queryByRole<HTMLInputElement>('textbox', { name: 'Title' })
    expect(shown?.value).toBe(next)
  },
)
