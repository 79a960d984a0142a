// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderOffice } from '../../../../tests/support/render-office'
import { ContactsTab } from './contacts-tab'

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => '/admin',
}))

const message = {
  id: '1',
  name: 'Asha Devi',
  email: 'asha@example.org',
  subject: 'general',
  message: 'When is the next camp?',
  status: 'new',
  createdAt: '2026-03-05T06:30:00.000Z',
  updatedAt: '2026-03-05T06:30:00.000Z',
}

/** Mocks a server that returns the changed list only once `giveList` is called. */
function startServer() {
  let giveList = () => {}
  const asked = new Promise<void>((resolve) => {
    giveList = resolve
  })
  let isChanged = false
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') {
      isChanged = true
      return Response.json(message)
    }
    if (isChanged) await asked
    return Response.json([{ ...message, status: isChanged ? 'read' : 'new' }])
  })
  return { giveList }
}

afterEach(() => vi.unstubAllGlobals())

test('the buttons of a message work again only once its new version is there, which a second press needs', async () => {
  const server = startServer()
  renderOffice(<ContactsTab />)
  const isDisabled = (name: RegExp) => screen.getByRole('button', { name }).ariaDisabled === 'true'
  await userEvent.click(await screen.findByRole('button', { name: /^Mark as read/ }))
  expect(isDisabled(/^Mark as answered/)).toBe(true)
  server.giveList()
  await screen.findByRole('button', { name: /^Mark as unread/ })
  await waitFor(() => expect(isDisabled(/^Mark as answered/)).toBe(false))
})
