// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { donateContent } from '@/content/donate'
import { toastsContent } from '@/content/toasts'
import type { DonationInput } from '@/domain/donation'
import { useSendGift } from './use-send-gift'

afterEach(() => {
  vi.unstubAllGlobals()
})

type Handlers = { handler(given: object): void; modal: { ondismiss(): void } }
type SentPledge = { attemptId: string; amount: number; donorName: string }

/** Mocks a server that accepts pledges and orders. @returns the pledges sent to it. */
function fakeSite(doesPay: () => boolean) {
  const pledges: SentPledge[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.startsWith('/api/pledges')) pledges.push(JSON.parse(String(body)))
    return Response.json(responses.find(([start]) => path.startsWith(start))?.[1])
  })
  vi.stubGlobal(
    'Razorpay',
    class {
      constructor(private options: Handlers) {}
      on() {}
      open() {
        if (doesPay()) this.options.handler({ razorpay_payment_id: 'pay_1' })
        else this.options.modal.ondismiss()
      }
    },
  )
  return pledges
}

const donationId = '0123456789abcdef0123456789abcdef'
const responses: [string, object][] = [
  ['/api/monthly-gifts/way', { way: 'pledge' }],
  ['/api/pledges', { success: true }],
  ['/api/create-order', { keyId: 'rzp_test_1', orderId: 'order_1', donationId, amount: 1 }],
  ['/api/verify-payment', { success: true }],
  ['/api/payment-status', { status: 'pending' }],
]

test('a pledge follows the form until the first gift, and then another one begins', async () => {
  let doesPay = false
  const pledges = fakeSite(() => doesPay)
  const props = {
    locale: 'en' as const,
    checkoutScript: 'https://gateway.example/checkout.js',
    foundationName: 'Seva Trust',
    statusPath: '/donate/status',
    copy: { states: donateContent.en.states, toasts: toastsContent.en },
  }
  const { result } = renderHook(() =>
    useSendGift(
      props,
      () => undefined,
      () => undefined,
    ),
  )
  const gift = { donorName: 'Asha', email: 'asha@example.org', phone: '9876543210', amount: 500 }
  const give = (change: Partial<DonationInput> = {}) =>
    act(async () => {
      await result.current.give({ ...gift, ...change }, {})
    })

  await act(async () => result.current.chooseInterval('monthly'))
  await give()
  await give()
  await give({ amount: 900 })
  expect(pledges.map(({ amount }) => amount)).toEqual([500, 900])
  expect(pledges[1]?.attemptId).toBe(pledges[0]?.attemptId)

  doesPay = true
  await give({ amount: 900 })
  expect(pledges).toHaveLength(2)

  await give({ amount: 900 })
  expect(pledges).toHaveLength(3)
  expect(pledges[2]?.attemptId).not.toBe(pledges[0]?.attemptId)
})
