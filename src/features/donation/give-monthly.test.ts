// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeFetch, jsonAnswer, silenceFetch } from '../../../tests/support/fake-fetch'
import { mandateAttempt } from './attempt'
import { readBegunGift } from './begun-gift'
import { giveMonthly, makePledge } from './give-monthly'

const gift = {
  donorName: 'Asha',
  email: 'asha@example.org',
  phone: '+919876543210',
  amount: 500,
  isIndianCitizen: true as const,
}
const start = {
  keyId: 'rzp_test_1',
  amount: 50_000,
  currency: 'INR',
  subscriptionId: 'sub_1',
  monthlyGiftId: '0123456789abcdef0123456789abcdef',
}
const response = {
  razorpay_payment_id: 'pay_1',
  razorpay_subscription_id: 'sub_1',
  razorpay_signature: 'signed',
}
const active = { kind: 'mandate', status: 'active', amount: 500, isEnding: false, testMode: true }

type Handlers = { handler(given: object): void; modal: { ondismiss(): void } }
let opened: object[] = []

/** A payment window in which the donor immediately does this. */
function windowWhere(donor: (options: Handlers) => void) {
  return class {
    constructor(private options: Handlers) {
      opened.push(options)
    }
    open() {
      donor(this.options)
    }
  } as never
}
const authorises = windowWhere(({ handler }) => handler(response))
const closes = windowWhere(({ modal }) => modal.ondismiss())

function give(Checkout = authorises) {
  vi.stubGlobal('Razorpay', Checkout)
  return giveMonthly(gift, {
    locale: 'hi',
    checkoutScript: 'https://gateway.example/checkout.js',
    foundationName: 'Manavta',
    description: 'Monthly gift',
    onStage: () => undefined,
  })
}

/** Returns the attempts that were sent, in order. */
function attemptsOf(calls: ReturnType<typeof fakeFetch>) {
  return calls
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (body as { attemptId: string }).attemptId)
}

afterEach(() => {
  mandateAttempt.end()
  opened = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a monthly gift', () => {
  test('opens the window with the subscription, and with no order', async () => {
    const calls = fakeFetch(jsonAnswer(201, start), jsonAnswer(200, active))
    expect(await give()).toEqual({ kind: 'thanks', gift: active })
    expect(opened).toMatchObject([{ key: 'rzp_test_1', subscription_id: 'sub_1' }])
    expect(opened[0]).not.toHaveProperty('order_id')
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/monthly-gifts?locale=hi',
      '/api/monthly-gifts/verify',
    ])
    expect(calls[1]?.body).toEqual({ ...response, monthlyGiftId: start.monthlyGiftId })
  })

  test('closed and opened again with the same details is the same attempt', async () => {
    const calls = fakeFetch(jsonAnswer(201, start))
    expect(await give(closes)).toEqual({ kind: 'cancelled' })
    await give(closes)
    const [first, second] = attemptsOf(calls)
    expect(first).toBe(second)
  })

  test('that the bank has confirmed is thanked for although the window was closed', async () => {
    const calls = fakeFetch(jsonAnswer(201, start), jsonAnswer(200, { isAuthorised: true }))
    expect(await give(closes)).toEqual({ kind: 'thanks' })
    expect(calls[1]?.path).toBe(`/api/monthly-gifts/${start.monthlyGiftId}/status`)
  })

  test('that the bank confirmed after the window was closed is not set up twice', async () => {
    const notYet = jsonAnswer(200, { isAuthorised: false })
    const calls = fakeFetch(jsonAnswer(201, start), notYet, jsonAnswer(200, { isAuthorised: true }))
    expect(await give(closes)).toEqual({ kind: 'cancelled' })
    expect(await give(closes)).toEqual({ kind: 'thanks' })
    expect(attemptsOf(calls)).toHaveLength(1)
  })

  test.each([
    ['confirmed', authorises, jsonAnswer(200, active)],
    ['closed', closes, jsonAnswer(200, { isAuthorised: false })],
    ['refused', authorises, jsonAnswer(400, { message: 'No' })],
  ])('is remembered for a lost tab until its window is %s', async (_, Checkout, outcome) => {
    fakeFetch(jsonAnswer(201, start), outcome)
    let remembered: object | null = null
    const looks = windowWhere((options) => {
      remembered = readBegunGift()
      ;new (Checkout as new (options: Handlers) => { open(): void })(options).open()
    })
    await give(looks)
    expect(remembered).toMatchObject({ monthlyGiftId: start.monthlyGiftId, amount: 500 })
    expect(readBegunGift()).toBeNull()
  })

  test('that the server does not believe is not thanked for', async () => {
    fakeFetch(jsonAnswer(201, start), jsonAnswer(400, { message: 'No' }))
    expect(await give()).toEqual({ kind: 'not-verified' })
  })

  test('that the server already knows otherwise is a new attempt the next time', async () => {
    const calls = fakeFetch(jsonAnswer(409, { message: 'Used' }), jsonAnswer(201, start))
    await expect(give()).rejects.toMatchObject({ status: 409 })
    await give(closes)
    const [first, second] = attemptsOf(calls)
    expect(first).not.toBe(second)
  })

  test('is offered as a pledge where the account takes no mandates', async () => {
    fakeFetch(jsonAnswer(503, { message: 'Off', code: 'no-mandates' }))
    expect(await give()).toEqual({ kind: 'no-mandates' })
    expect(opened).toEqual([])
  })
})

test('a pledge is sent once', async () => {
  const calls = fakeFetch(jsonAnswer(201, { success: true }))
  await makePledge(gift, 'en')
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/pledges?locale=en' }])
})

test.each([
  ['monthly gift', () => give()],
  ['pledge', () => makePledge(gift, 'en')],
])('a %s to which the server says nothing is given up after half a minute', async (_, send) => {
  vi.useFakeTimers()
  silenceFetch()
  const refused = expect(send()).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
})
