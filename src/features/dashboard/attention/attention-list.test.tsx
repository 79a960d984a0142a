// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import type { Locale } from '@/content/locale'
import { translateMessage } from '@/content/validation'
import type { AttentionDto } from '@/domain/responses/attention'
import { renderOffice } from '../../../../tests/support/render-office'
import { moneyPaths } from '../payments/use-money-action'
import { AttentionList } from './attention-list'
import { ATTENTION_PAGE_SIZE } from './use-attention'

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  usePathname: () => '/admin',
}))

const copy = dashboardAttentionContent.en

/** Mocks a server with this many claims; every page contains only these items. */
function startServer(count: number, items: Partial<AttentionDto>[] = []) {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith(moneyPaths.attentionCounts)) {
      return Response.json({ total: count, kinds: [{ kind: 'claim', count }] })
    }
    return Response.json(items, { headers: { 'X-Total-Count': String(count) } })
  })
}

const show = (locale: Locale = 'en') => renderOffice(<AttentionList />, locale)

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

test('where the last page of a kind was emptied, it says that more is waiting on the one before', async () => {
  window.history.replaceState(null, '', '?kind=claim&page=2')
  startServer(ATTENTION_PAGE_SIZE)
  show()
  expect(await screen.findByText('Nothing on this page')).toBeDefined()
  expect(screen.queryByText(copy.noneOfKind)).toBeNull()
  expect(screen.getByRole('button', { name: 'Previous' }).ariaDisabled).toBe(null)
})

test('where nothing of a kind waits, it says so', async () => {
  window.history.replaceState(null, '', '?kind=claim')
  startServer(0)
  show()
  expect(await screen.findByText(copy.noneOfKind)).toBeDefined()
})

test('of a payment that its bank has taken back in part, only the rest is offered for a refund', async () => {
  const payment: AttentionDto = {
    id: '1',
    kind: 'amount-mismatch',
    title: 'Asha',
    amount: 500,
    refunded: 100,
    chargedBack: 150,
    createdAt: '2027-01-15T06:00:00.000Z',
  }
  startServer(1, [payment])
  show()
  fireEvent.click(await screen.findByRole('button', { name: copy.forItem(copy.refund, 'Asha') }))
  expect(await screen.findByDisplayValue('250')).toBeDefined()
})

test.each(['en', 'hi'] as const)(
  'what the gateway says is marked as English on the Hindi page only: %s',
  async (locale) => {
    const item = { title: 'Asha', createdAt: '2027-01-15T06:00:00.000Z' }
    startServer(2, [
      { ...item, id: '1', kind: 'stuck', detail: 'Card declined by the bank' },
      { ...item, id: '2', kind: 'dispute', detail: 'goods_not_received', phase: 'fraud' },
      {
        ...item,
        id: '3',
        kind: 'monthly-gift',
        detail: 'The last charge failed; the gateway tries again',
      },
    ])
    show(locale)
    const said = await screen.findByText('Card declined by the bank')
    const expected = locale === 'hi' ? 'en' : undefined
    expect(said.closest('[lang]')?.getAttribute('lang')).toBe(expected)
    const reason = screen.getByText(/Goods not received/)
    expect(reason.closest('[lang]')?.getAttribute('lang')).toBe(expected)
    const phase = screen.getByText(new RegExp(dashboardAttentionContent[locale].phases.fraud ?? ''))
    expect(phase.closest('[lang]')).toBeNull()
    const own = translateMessage('The last charge failed; the gateway tries again', locale)
    expect(screen.getByText(own).closest('[lang]')).toBeNull()
  },
)

test('the items stay if they cannot be fetched again after an action that failed', async () => {
  startServer(1, [{ id: '1', kind: 'claim', title: 'Asha', createdAt: '2027-01-15T06:00:00.000Z' }])
  show()
  const reject = { name: copy.forItem(copy.reject, 'Asha') }
  const button = await screen.findByRole('button', reject)
  vi.stubGlobal('confirm', () => true)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  fireEvent.click(button)
  expect(await screen.findByText(copy.failed)).toBeDefined()
  expect(screen.getByRole('button', reject)).toBeDefined()
})

test('the payment of a gift that counts already can be ignored, but not refunded', async () => {
  const second = { kind: 'second-payment', createdAt: '2027-01-15T06:00:00.000Z' } as const
  const countedAlready = 'A gift with this reference is counted already: ₹500 of Asha, 1 May 2026.'
  startServer(2, [
    { ...second, id: '1', title: 'Unknown', countedAlready },
    { ...second, id: '2', title: 'Ravi' },
  ])
  show()
  expect(await screen.findByText(copy.sameTransfer.text)).toBeDefined()
  expect(screen.getByText(copy.kinds['second-payment'].text)).toBeDefined()
  for (const label of [copy.refund, copy.accept]) {
    expect(screen.queryByRole('button', { name: copy.forItem(label, 'Unknown') })).toBeNull()
    expect(screen.getByRole('button', { name: copy.forItem(label, 'Ravi') })).toBeDefined()
  }
  fireEvent.click(screen.getByRole('button', { name: copy.forItem(copy.ignore, 'Unknown') }))
  expect(await screen.findByText(copy.ignorePayment.lead)).toBeDefined()
})

test('a monthly gift that the gateway denies can be set aside, another cannot', async () => {
  const gift = { kind: 'monthly-gift', createdAt: '2027-01-15T06:00:00.000Z' } as const
  const denied = { ...gift, id: '1', title: 'Asha', canSetAside: true }
  startServer(2, [denied, { ...gift, id: '2', title: 'Ravi' }])
  show()
  const button = await screen.findByRole('button', { name: copy.forItem(copy.setAside, 'Asha') })
  expect(screen.queryByRole('button', { name: copy.forItem(copy.setAside, 'Ravi') })).toBeNull()
  fireEvent.click(button)
  expect(await screen.findByText(copy.ignorePayment.setGiftAsideLead)).toBeDefined()
})
