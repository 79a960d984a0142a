// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { fakeFetch, jsonAnswer, silenceFetch } from '../../../tests/support/fake-fetch'
import { orderAttempt } from './attempt'
import { readBegunGift } from './begun-gift'
import { giveOnline } from './give-online'

const donationId = '0123456789abcdef0123456789abcdef'
const order = jsonAnswer(201, {
  keyId: 'rzp_test_1',
  orderId: 'order_1',
  donationId,
  amount: 50_000,
})
const status = (now: string) => jsonAnswer(200, { donationId, status: now })
const donation = { donorName: 'Meera', email: 'm@example.org', phone: '9876543210', amount: 500 }
const give = () =>
  giveOnline(donation, {
    locale: 'en',
    checkoutScript: 'https://gateway.example/checkout.js',
    foundationName: 'Manavta Foundation',
    description: 'Donation',
    onStage: () => undefined,
  })

type Handlers = { handler(given: object): void; modal: { ondismiss(): void } }

/** Opens payment windows in which the donor immediately does this. */
function donors(act: (options: Handlers) => void) {
  vi.stubGlobal(
    'Razorpay',
    class {
      constructor(private options: Handlers) {}
      open() {
        act(this.options)
      }
    },
  )
}
const pay = ({ handler }: Handlers) => handler({ razorpay_payment_id: 'pay_1' })
const closeWindow = ({ modal }: Handlers) => modal.ondismiss()

function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
}
function comeBack() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  dispatchEvent(new Event('online'))
}

afterEach(() => {
  orderAttempt.end()
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a payment that went through after its window was closed is not asked for twice', async () => {
  donors(closeWindow)
  const calls = fakeFetch(order, status('pending'), status('completed'))
  expect(await give()).toEqual({ kind: 'cancelled' })
  expect(await give()).toEqual({ kind: 'thanks', donationId, amount: 500 })
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a second click while the browser is offline fails at once', async () => {
  donors(closeWindow)
  fakeFetch(order, status('pending'), new TypeError('Failed to fetch'))
  expect(await give()).toEqual({ kind: 'cancelled' })
  goOffline()
  await expect(give()).rejects.toBeInstanceOf(TypeError)
})

test('closing the window does not cancel a payment whose outcome the server does not know', async () => {
  vi.useFakeTimers()
  donors(closeWindow)
  fakeFetch(order, new TypeError('Failed to fetch'))
  const given = give()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await given).toEqual({ kind: 'unconfirmed', donationId })
  expect(readBegunGift()).toMatchObject({ donationId })
})

test('a payment is confirmed as soon as a lost connection is back', async () => {
  vi.useFakeTimers()
  const calls = fakeFetch(order, jsonAnswer(200, { success: true }))
  donors((options) => {
    goOffline()
    pay(options)
  })
  const given = give()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toHaveLength(1)
  comeBack()
  expect(await given).toEqual({ kind: 'thanks', donationId, amount: 500 })
})

test('a payment is confirmed although the browser wrongly believes that it is offline', async () => {
  vi.useFakeTimers()
  fakeFetch(order, jsonAnswer(200, { success: true }))
  donors((options) => {
    goOffline()
    pay(options)
  })
  const given = give()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await given).toEqual({ kind: 'thanks', donationId, amount: 500 })
})

test('a server that says nothing is given up after half a minute', async () => {
  vi.useFakeTimers()
  silenceFetch()
  const refused = expect(give()).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
})
