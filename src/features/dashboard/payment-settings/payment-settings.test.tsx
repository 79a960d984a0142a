// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dashboardContent } from '@/content/dashboard'
import { dashboardPaymentSettingsContent } from '@/content/dashboard-payment-settings'
import type { AdminPaymentSettingsDto } from '@/domain/responses/payment-settings'
import { renderOffice } from '../../../../tests/support/render-office'
import { PaymentSettings } from './payment-settings'
import { SETTINGS_ANCHOR } from './settings-path'

// Rendering whole forms is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const copy = dashboardPaymentSettingsContent.en

const stored: AdminPaymentSettingsDto = {
  provider: 'razorpay',
  keyId: 'rzp_test_1',
  testMode: true,
  isActive: true,
  hasKeySecret: true,
  hasWebhookSecret: true,
  acceptsInternational: false,
  maximumRupees: 500_000,
  updatedAt: '2026-03-05T06:30:00.000Z',
  upiId: null,
  bankAccountName: null,
  bankAccountNumber: null,
  bankIfscCode: null,
  bankBranch: 'Old town',
  qrCodeImageUrl: null,
  previousWebhookSecretUntil: null,
}

type Sent = { method: string; path: string; body: Record<string, unknown>; version: string | null }

/** Mocks a server whose responses wait until a test releases them. */
function holdServer(initial: AdminPaymentSettingsDto) {
  let now = initial
  let held: (() => void)[] | null = null
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET' } = init
    if (path.endsWith('/check-auth')) return Response.json({})
    if (path.endsWith('/check')) return Response.json({ result: 'ok', testMode: true })
    if (method === 'POST') {
      const body = JSON.parse(String(init.body ?? '{}'))
      sent.push({ method, path, body, version: new Headers(init.headers).get('if-match') })
    }
    if (held) await new Promise<void>((go) => held?.push(go))
    if (now.updatedAt === 'refuse') return Response.json({ message: 'No.' }, { status: 409 })
    return Response.json(now)
  })
  return {
    sent,
    becomes: (change: Partial<AdminPaymentSettingsDto>) => {
      now = { ...now, ...change }
    },
    hold: () => {
      held = []
    },
    letGo: () => {
      const waiting = held ?? []
      held = null
      for (const go of waiting) go()
    },
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const keyId = () => field(copy.keyId.label)
const keySecret = () => field(copy.keySecret.label)
const branch = () => field(copy.bankBranch.label)
const upiId = () => field(copy.upiId.label)
const submit = () => screen.getByRole('button', { name: copy.submit })

async function open(server = holdServer(stored)) {
  renderOffice(<PaymentSettings siteUrl="https://example.org" />)
  await screen.findByRole('button', { name: copy.submit })
  return { server, user: userEvent.setup({ delay: null }) }
}

async function type(user: ReturnType<typeof userEvent.setup>, into: HTMLElement, text: string) {
  await user.clear(into)
  await user.click(into)
  await user.paste(text)
}

describe('the payment settings while they are saved', () => {
  test('keep what is typed before the saved ones arrive, and take over the rest', async () => {
    const { server, user } = await open()
    await type(user, keyId(), ' rzp_test_2 ')
    await type(user, keySecret(), 'a secret')
    server.hold()
    await user.click(submit())
    await type(user, branch(), 'New town')
    server.becomes({
      keyId: 'rzp_test_2',
      upiId: 'seva@bank',
      updatedAt: '2026-03-05T06:31:00.000Z',
    })
    server.letGo()

    await waitFor(() => expect(upiId().value).toBe('seva@bank'))
    expect(keyId().value).toBe('rzp_test_2')
    // A saved secret never stays in the field.
    expect(keySecret().value).toBe('')
    expect(branch().value).toBe('New town')

    await waitFor(() => expect(submit().ariaDisabled).toBe(null))
    await user.click(submit())
    await waitFor(() => expect(server.sent).toHaveLength(2))
    expect(server.sent[0]?.body).toMatchObject({ keySecret: 'a secret', bankBranch: 'Old town' })
    expect(server.sent[1]).toMatchObject({
      body: { bankBranch: 'New town', keyId: 'rzp_test_2' },
      version: '"2026-03-05T06:31:00.000Z"',
    })
    expect(server.sent[1]?.body).not.toHaveProperty('keySecret')
  })

  test('keep a field that is typed in once more after it was sent', async () => {
    const { server, user } = await open()
    await type(user, branch(), 'First')
    server.hold()
    await user.click(submit())
    await type(user, branch(), 'Second')
    server.becomes({ bankBranch: 'First', upiId: 'seva@bank' })
    server.letGo()
    await waitFor(() => expect(upiId().value).toBe('seva@bank'))
    expect(branch().value).toBe('Second')
  })

  test('keep everything where they were not saved', async () => {
    const { server, user } = await open()
    server.becomes({ updatedAt: 'refuse' })
    await type(user, branch(), 'New town')
    await type(user, keySecret(), 'a secret')
    await user.click(submit())
    await screen.findByRole('alert')
    expect(branch().value).toBe('New town')
    expect(keySecret().value).toBe('a secret')

    server.becomes({ updatedAt: stored.updatedAt, bankBranch: 'Of a colleague' })
    await user.click(screen.getByRole('button', { name: 'Load the newest version' }))
    await waitFor(() => expect(branch().value).toBe('Of a colleague'))
    expect(keySecret().value).toBe('')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the payment settings, which the tab loads below other things', () => {
  const scroll = vi.fn()
  beforeEach(() => {
    scroll.mockClear()
    // jsdom has no layout.
    Element.prototype.scrollIntoView = scroll
  })
  afterEach(() => {
    location.hash = ''
  })

  test('are scrolled to if the first steps lead there', async () => {
    location.hash = `#${SETTINGS_ANCHOR}`
    await open()
    expect(scroll).toHaveBeenCalledOnce()
  })

  test('are not scrolled to otherwise', async () => {
    await open()
    expect(scroll).not.toHaveBeenCalled()
  })
})

test('the focus stays in the fields whose button is gone with what it removed', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  const stillValid = { previousWebhookSecretUntil: '2026-03-06T06:30:00.000Z' }
  const picture = { qrCodeImageUrl: '/api/media/file/code.png' }
  const { server, user } = await open(holdServer({ ...stored, ...stillValid, ...picture }))
  server.becomes({ previousWebhookSecretUntil: null })
  await user.click(screen.getByRole('button', { name: copy.previousSecret.revoke }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: copy.gateway })),
  )
  await user.click(screen.getByRole('button', { name: dashboardContent.en.editor.image.remove }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /^UPI QR/ })),
  )
})

test('what a check has found is no longer shown once other keys are saved', async () => {
  const { server, user } = await open()
  await user.click(screen.getByRole('button', { name: copy.check.label }))
  const outcome = await screen.findByText(`${copy.check.results.ok} ${copy.check.test}`)
  server.becomes({ keyId: 'rzp_test_2', updatedAt: '2026-03-05T06:31:00.000Z' })
  await type(user, keyId(), 'rzp_test_2')
  await user.click(submit())
  await waitFor(() => expect(outcome.isConnected).toBe(false))
})
