// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '@/domain/durations'
import { SessionGuardian } from './session-guardian'

const panel = vi.hoisted(() => ({ setUser: vi.fn(), language: 'en', tokenExpirationMs: 0 }))
const USER = { id: 'u1' }

vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({
    user: USER,
    setUser: panel.setUser,
    tokenExpirationMs: panel.tokenExpirationMs,
  }),
  useTranslation: () => ({ i18n: { language: panel.language } }),
}))

/** Who is logged in, according to the server. */
let session: { user: { id: string }; exp: number } | null = null
const server = window.fetch

beforeEach(() => {
  session = null
  panel.language = 'en'
  panel.tokenExpirationMs = Date.now() + 60_000
  // jsdom has dialogs, but cannot open them.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  window.fetch = async () =>
    new Response(JSON.stringify(session ?? {}), { status: session ? 200 : 401 })
})
afterEach(() => {
  vi.clearAllMocks()
  window.fetch = server
})

/** Starts a save that is refused and then waits for the login. */
async function startSaving() {
  void window.fetch('/cms-api/globals/home-page', { method: 'POST' })
  await new Promise((resolve) => setTimeout(resolve, 20))
}

function openForm() {
  render(
    <SessionGuardian>
      <input aria-label="Headline" />
    </SessionGuardian>,
  )
}

it('disables the timer that would leave the form', () => {
  openForm()
  const [{ user, exp }] = panel.setUser.mock.calls[0] ?? [{}]
  expect(user).toBe(USER)
  expect(exp * 1000 - Date.now()).toBeGreaterThan(300 * DAY_MS)
})

it('asks for a login over the form, and keeps what was typed', async () => {
  const person = userEvent.setup()
  openForm()
  await person.type(screen.getByLabelText('Headline'), 'My words')
  await act(startSaving)
  const link = screen.getByRole('link', { name: 'Log in in a new tab' })
  expect(link.getAttribute('href')).toBe('/admin-login')
  expect(link.getAttribute('target')).toBe('_blank')

  await person.click(screen.getByRole('button', { name: 'I have logged in' }))
  expect(screen.getByRole('alert').textContent).toBe('Not logged in yet.')
  session = { user: { id: 'another' }, exp: 0 }
  await person.click(screen.getByRole('button', { name: 'I have logged in' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  session = { user: { id: 'u1' }, exp: Date.now() / 1000 + 600 }
  await person.click(screen.getByRole('button', { name: 'I have logged in' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Headline').value).toBe('My words')
})

it('asks within a minute if the session is ended while somebody types', async () => {
  vi.useFakeTimers()
  panel.tokenExpirationMs = Date.now() + DAY_MS
  session = { user: { id: 'u1' }, exp: (Date.now() + DAY_MS) / 1000 }
  openForm()
  const typeFor = async (text: string) => {
    fireEvent.input(screen.getByLabelText('Headline'), { target: { value: text } })
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  }
  await typeFor('My')
  expect(screen.queryByRole('dialog')).toBeNull()
  session = null
  await typeFor('My words')
  vi.useRealTimers()
  expect(screen.getByRole('dialog', { name: 'Please log in again' })).toBeTruthy()
})

it('uses the language of the panel', async () => {
  panel.language = 'hi'
  openForm()
  await act(startSaving)
  expect(screen.getByRole('dialog', { name: 'फिर से लॉगिन कीजिए' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'नए टैब में लॉगिन करें' })
  expect(link.getAttribute('href')).toBe('/hi/admin-login')
})
