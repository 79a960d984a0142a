// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { renderOffice } from '../../../../tests/support/render-office'
import { HoursList } from './hours-list'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = () => renderOffice(<HoursList volunteer={{ id: 'v1' } as VolunteerDto} />)

const hours = [{ id: 'h1', day: '2026-03-05', minutes: 120, activity: 'Health camp' }]

test('hours are deleted once, however often the button is pressed', async () => {
  vi.stubGlobal('confirm', () => true)
  const deleted: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(hours)
    deleted.push(path)
    return new Promise(() => undefined)
  })
  show()
  const button = await screen.findByRole('button', { name: /^Delete/ })
  await userEvent.click(button)
  await userEvent.click(button)
  expect(deleted).toHaveLength(1)
})

test('hours that could not be loaded can be loaded again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let isDown = true
  vi.stubGlobal('fetch', async () =>
    isDown ? Response.json({ message: 'x' }, { status: 500 }) : Response.json(hours),
  )
  show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByText('Health camp')).toBeDefined()
})

test('hours stay on the screen if they cannot be loaded again after a deletion that failed', async () => {
  vi.stubGlobal('fetch', async () => Response.json(hours))
  show()
  const remove = await screen.findByRole('button', { name: /^Delete/ })
  vi.stubGlobal('confirm', () => true)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await userEvent.click(remove)
  await waitFor(() => expect(getToast()).not.toBeNull())
  // Loading again has failed by then, too.
  await waitFor(() => expect(remove).toHaveProperty('disabled', false))
  expect(screen.getByText('Health camp')).toBeDefined()
})
