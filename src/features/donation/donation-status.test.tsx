// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { donationStatusContent } from '@/content/donation-status'
import type { Locale } from '@/content/locale'
import type { PaymentStatusDto } from '@/domain/responses/payment'
import { fakeFetch } from '../../../tests/support/fake-fetch'
import { DonationStatus } from './donation-status'

afterEach(() => vi.unstubAllGlobals())

const donationId = 'a'.repeat(32)

type StatusOptions = {
  locale?: Locale
  amount?: number
  refunded?: number
  kind?: PaymentStatusDto['kind']
  wentBack?: PaymentStatusDto['wentBack']
  isRecordedAlready?: true
}

function renderStatus(
  status: PaymentStatusDto['status'] | null,
  { locale = 'en', amount = 750, refunded = 0, kind = 'payment', ...more }: StatusOptions = {},
) {
  fakeFetch()
  const initial = status && { donationId, kind, status, amount, refunded, ...more }
  render(<DonationStatus locale={locale} initial={initial} copy={donationStatusContent[locale]} />)
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

describe('a payment that failed', () => {
  test('says what to do next: try again with the amount, pay by UPI, write to us', () => {
    expect(renderStatus('failed')).toEqual([
      ['Try again with ₹750', '/donate?amount=750#donation-form'],
      ['Pay by UPI or bank transfer', '/donate#upi-heading'],
      ['Write to us', '/contact'],
    ])
    expect(screen.getByText(donationStatusContent.en.retry.text)).toBeDefined()
  })

  test('says it in Hindi, and leads to the pages in Hindi', () => {
    const links = renderStatus('failed', { locale: 'hi', amount: 1234.5 })
    expect(links.map(([, href]) => href)).toEqual([
      '/hi/donate?amount=1234.5#donation-form',
      '/hi/donate#upi-heading',
      '/hi/contact',
    ])
    expect(links[0]?.[0]).toContain('₹1,234.50')
  })
})

test.each([
  ['returned-by-bank', 'The bank has returned this payment'],
  ['given-back', 'Your donation has been given back'],
] as const)('a claim whose money went back says so (%s)', (wentBack, title) => {
  renderStatus('failed', { kind: 'claim', wentBack })
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
})

test.each(['en', 'hi'] as const)(
  'a claim whose payment is recorded already does not ask for it again (%s)',
  (locale) => {
    renderStatus('failed', { locale, kind: 'claim', isRecordedAlready: true })
    const { title } = donationStatusContent[locale].claim.recordedAlready
    expect(screen.getByRole('heading', { name: title })).toBeDefined()
  },
)

test('a payment that a lost dispute took says so, and thanks nobody', () => {
  renderStatus('completed', { amount: 750, refunded: 750, wentBack: 'returned-by-bank' })
  const { wentBack } = donationStatusContent.en.claim
  expect(screen.getByRole('heading', { name: wentBack['returned-by-bank'].title })).toBeDefined()
})

test('a payment that is not confirmed yet leads to another only who knows that nothing was paid', () => {
  const links = renderStatus('pending').map(([, href]) => href)
  expect(links).toEqual([
    `/donate/status/${donationId}`,
    '/donate?amount=750#donation-form',
    '/contact',
  ])
  expect(screen.getByText(donationStatusContent.en.notPaid.text, { exact: false })).toBeDefined()
})

describe('a page that says it updates by itself', () => {
  const hide = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  function openPending() {
    vi.useFakeTimers()
    renderStatus('pending')
    const pending = { donationId, kind: 'payment', status: 'pending', amount: 750, refunded: 0 }
    const ask = vi.fn(async () => Response.json(pending))
    vi.stubGlobal('fetch', ask)
    return ask
  }

  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('does so for as long as it is looked at', async () => {
    const ask = openPending()
    await act(() => vi.advanceTimersByTimeAsync(30 * 60_000))
    ask.mockClear()
    ask.mockResolvedValue(
      Response.json({ donationId, kind: 'payment', status: 'completed', amount: 750, refunded: 0 }),
    )
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000))
    const { title } = donationStatusContent.en.states.completed
    expect(screen.getByRole('heading', { name: title })).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(30 * 60_000))
    expect(ask).toHaveBeenCalledOnce()
  })

  test('rests while it is forgotten, and asks at once when its donor comes back', async () => {
    const ask = openPending()
    hide(true)
    await act(() => vi.advanceTimersByTimeAsync(30 * 60_000))
    ask.mockClear()
    await act(() => vi.advanceTimersByTimeAsync(30 * 60_000))
    expect(ask).not.toHaveBeenCalled()
    await act(async () => hide(false))
    expect(ask).toHaveBeenCalledOnce()
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000))
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('keeps the outcome if an earlier question is answered after it', async () => {
    const ask = openPending()
    const pending = await ask()
    let answerFirst = (_: Response) => {}
    ask.mockReturnValueOnce(
      new Promise((resolve) => {
        answerFirst = resolve
      }),
    )
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    ask.mockResolvedValueOnce(
      Response.json({ donationId, kind: 'payment', status: 'completed', amount: 750, refunded: 0 }),
    )
    await act(async () => hide(false))
    await act(async () => answerFirst(pending))
    const { title } = donationStatusContent.en.states.completed
    expect(screen.getByRole('heading', { name: title })).toBeDefined()
  })
})

test('a payment that is being checked leads to no other', () => {
  expect(renderStatus('quarantined').map(([, href]) => href)).toEqual(['/contact'])
})

test.each(['en', 'hi'] as const)(
  'says that all of it went back, and thanks for a part (%s)',
  (locale) => {
    const { refundedWhole, states } = donationStatusContent[locale]
    renderStatus('completed', { locale, amount: 750, refunded: 750 })
    expect(screen.getByRole('heading', { name: refundedWhole.title })).toBeDefined()
    cleanup()
    renderStatus('completed', { locale, amount: 750, refunded: 749 })
    expect(screen.getByRole('heading', { name: states.completed.title })).toBeDefined()
  },
)

test('a donation that nobody knows leads to the donation page and to us', () => {
  expect(renderStatus(null).map(([, href]) => href)).toEqual(['/donate', '/contact'])
  expect(screen.getByText(donationStatusContent.en.unknown.title)).toBeDefined()
})

describe.each(['en', 'hi'] as const)('a claim, in %s', (locale) => {
  const { claim, checking, retry } = donationStatusContent[locale]

  test.each(['pending', 'completed', 'failed'] as const)('that is %s says so', (status) => {
    const links = renderStatus(status, { locale, kind: 'claim' })
    expect(screen.getByRole('heading', { name: claim.states[status].title })).toBeDefined()
    expect(screen.getByText(claim.number)).toBeDefined()
    // It is not polled, and offers no link to pay again.
    expect(screen.queryByText(checking)).toBeNull()
    expect(screen.queryByText(retry.text)).toBeNull()
    expect(links.at(-1)?.[1]).toMatch(/contact$/)
  })
})
