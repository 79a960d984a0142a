import { once } from 'node:events'
import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PRACTICE_KEYS, type Simulator, startRazorpaySimulator } from '../server'

const SOURCE = 'practice-checkout'

type Checkout = {
  open(): void
  close(): void
  on(event: string, listener: (detail: unknown) => void): void
}
type CheckoutWindow = JSDOM['window'] & { Razorpay: new (options: object) => Checkout }

let simulator: Simulator
const opened: JSDOM[] = []

beforeEach(async () => {
  simulator = await startRazorpaySimulator()
})
afterEach(async () => {
  for (const dom of opened.splice(0)) dom.window.close()
  await simulator.stop()
})

/** Opens a site's page with the checkout script; the test plays the messages of the frame. */
async function openSite() {
  const dom = new JSDOM(
    `<!doctype html><button id="give">Give</button><script src="${simulator.url}/v1/checkout.js"></script>`,
    { url: 'http://localhost:3000/donate', runScripts: 'dangerously', resources: 'usable' },
  )
  opened.push(dom)
  await once(dom.window, 'load')
  const window = dom.window as unknown as CheckoutWindow
  const frame = () => window.document.querySelector('iframe')
  const say = (message: object, origin = simulator.url) =>
    window.dispatchEvent(
      new window.MessageEvent('message', {
        data: { source: SOURCE, ...message },
        origin,
        source: frame()?.contentWindow,
      }),
    )
  return { window, frame, say }
}

it('opens one labelled window over the page, without a style attribute in its HTML', async () => {
  const { window, frame } = await openSite()
  const checkout = new window.Razorpay({ key: PRACTICE_KEYS.keyId, order_id: 'order_1' })
  checkout.open()
  checkout.open()

  expect(window.document.querySelectorAll('iframe')).toHaveLength(1)
  expect(frame()?.title).toBe('Practice payments: no money moves')
  expect(frame()?.src).toBe(`${simulator.url}/v1/checkout/frame`)
  expect(window.document.querySelector('style')).toBeNull()
})

it.each([
  [{ display: { language: 'hi' } }, 'अभ्यास का भुगतान: कोई पैसा नहीं कटता'],
  // A language of the real window that this one lacks.
  [{ display: { language: 'tel' } }, 'Practice payments: no money moves'],
])('labels the window in the language of %j', async (config, title) => {
  const { window, frame } = await openSite()
  new window.Razorpay({ key: PRACTICE_KEYS.keyId, order_id: 'order_1', config }).open()

  expect(frame()?.title).toBe(title)
  expect(window.document.querySelector('[role=dialog]')?.getAttribute('aria-label')).toBe(title)
})

it('requires a key', async () => {
  const { window } = await openSite()

  expect(() => new window.Razorpay({})).toThrow('No key passed')
})

it('passes a success to the handler, and dismisses nothing', async () => {
  const { window, frame, say } = await openSite()
  const handler = vi.fn()
  const ondismiss = vi.fn()
  const response = { razorpay_payment_id: 'pay_1' }
  window.document.querySelector('button')?.focus()
  new window.Razorpay({ key: 'rzp_test_1', handler, modal: { ondismiss } }).open()
  say({ type: 'paid', response })
  say({ type: 'paid', response })

  expect(handler.mock.calls).toEqual([[response]])
  expect(ondismiss).not.toHaveBeenCalled()
  expect(frame()).toBeNull()
  expect(window.document.activeElement?.id).toBe('give')
})

it('reports a failure, stays open, and passes on the success that follows', async () => {
  const { window, frame, say } = await openSite()
  const handler = vi.fn()
  const onFailed = vi.fn()
  const checkout = new window.Razorpay({ key: 'rzp_test_1', handler })
  checkout.on('payment.failed', onFailed)
  checkout.open()
  say({ type: 'failed', error: { reason: 'payment_declined' } })

  expect(onFailed).toHaveBeenCalledWith({ error: { reason: 'payment_declined' } })
  expect(frame()).not.toBeNull()
  say({ type: 'paid', response: {} })
  expect(handler).toHaveBeenCalledOnce()
})

it('is dismissed by the donor and by the page, and can be opened again', async () => {
  const { window, frame, say } = await openSite()
  const ondismiss = vi.fn()
  const checkout = new window.Razorpay({ key: 'rzp_test_1', modal: { ondismiss } })
  checkout.open()
  say({ type: 'close' })
  expect(ondismiss).toHaveBeenCalledTimes(1)
  checkout.open()
  expect(frame()).not.toBeNull()
  checkout.close()

  expect(ondismiss).toHaveBeenCalledTimes(2)
  expect(frame()).toBeNull()
})

it('trusts only its own frame', async () => {
  const { window, say } = await openSite()
  const handler = vi.fn()
  new window.Razorpay({ key: 'rzp_test_1', handler }).open()
  say({ type: 'paid', response: {} }, 'http://localhost:3000')

  expect(handler).not.toHaveBeenCalled()
})

/** Opens only the inside of the window: its messages to the page come back to itself. */
async function openFrame(options: object = {}) {
  const order = simulator.ledger.createOrder({ amount: 123_450, currency: 'INR' })
  const dom = await JSDOM.fromURL(`${simulator.url}/v1/checkout/frame`, {
    runScripts: 'dangerously',
    resources: 'usable',
    beforeParse: (window) => {
      window.fetch = (path, init) => fetch(new URL(String(path), simulator.url), init)
    },
  })
  opened.push(dom)
  await once(dom.window, 'load')
  const { window } = dom
  const told: { type: string; [name: string]: unknown }[] = []
  window.addEventListener('message', ({ data }) => told.push(data))
  // jsdom's own postMessage omits the sender.
  window.dispatchEvent(
    new window.MessageEvent('message', {
      origin: simulator.url,
      source: window,
      data: {
        source: SOURCE,
        type: 'options',
        options: {
          key: PRACTICE_KEYS.keyId,
          order_id: order.id,
          name: 'Foundation',
          prefill: { contact: '+919876543210' },
          canEscape: true,
          canRetry: true,
          ...options,
        },
      },
    }),
  )
  const text = (id: string) => window.document.getElementById(id)?.textContent
  const press = (name: string) =>
    [...window.document.querySelectorAll('button')]
      .find((button) => button.textContent === name && !button.closest('[hidden]'))
      ?.click()
  const until = async (type: string) => {
    const find = () => told.find((message) => message.type === type)
    await expect.poll(find, { message: `Not told: ${type}` }).toBeDefined()
    return find() as NonNullable<ReturnType<typeof find>>
  }
  await expect.poll(() => text('amount')).not.toBe('…')
  return { order, window, told, text, press, until }
}

it.each([
  ['Pay with UPI', { method: 'upi', international: false }],
  ['Pay with card', { method: 'card', international: false }],
  ['International card', { method: 'card', international: true }],
])('%s pays the order and passes on its signature', async (name, expected) => {
  const { order, press, until } = await openFrame()
  press(name)
  const { response } = await until('paid')
  const [payment] = simulator.ledger.paymentsOfOrder(order.id).items

  expect(payment).toMatchObject({ ...expected, status: 'captured', contact: '+919876543210' })
  expect(response).toEqual({
    razorpay_payment_id: payment?.id,
    razorpay_order_id: order.id,
    razorpay_signature: simulator.ledger.sign(order.id, payment?.id ?? ''),
  })
})

it('shows the amount of the order, whatever the page says', async () => {
  const { text } = await openFrame({ amount: 100 })

  expect(text('amount')).toBe('₹1,234.50')
  expect(text('name')).toBe('Foundation')
})

it('is in Hindi if the page asks for it, with the reason of a failure', async () => {
  const { window, press, until, text } = await openFrame({ language: 'hi', name: undefined })
  const shown = () => window.document.body.textContent ?? ''
  expect(window.document.documentElement.lang).toBe('hi')
  expect(window.document.title).toBe('अभ्यास का भुगतान')
  expect(shown().replace('UPI', '')).not.toMatch(/[a-z]/i)
  press('भुगतान न हो')
  await until('failed')
  expect(text('status')).toContain('बैंक ने यह भुगतान नहीं होने दिया')
  expect(shown().replace('UPI', '')).not.toMatch(/[a-z]/i)
})

it('marks what the gateway says only in English', async () => {
  const { window, text } = await openFrame({ language: 'hi', order_id: 'order_00000000000000' })

  expect(text('status')).toContain('does not exist')
  expect(window.document.getElementById('status')?.lang).toBe('en')
})

it.each(['tel', undefined, 'constructor'])(
  'is in English for the language %s',
  async (language) => {
    const { window } = await openFrame({ language })

    expect(window.document.documentElement.lang).toBe('en')
    expect(window.document.getElementById('close')?.textContent).toBe('Close')
  },
)

it('Fail says why, tells the page, and lets the donor try again', async () => {
  const { order, press, until, text } = await openFrame()
  press('Fail')

  expect(await until('failed')).toMatchObject({
    error: { reason: 'payment_declined', metadata: { order_id: order.id } },
  })
  expect(text('status')).toContain('declined')
  press('Pay with card')
  await until('paid')
  expect(simulator.ledger.fetchOrder(order.id)).toMatchObject({ status: 'paid', attempts: 2 })
})

it('Pay, then lose the connection takes the money and reports nothing', async () => {
  const { order, press, text, told, until } = await openFrame()
  press('Pay, then lose the connection')
  await expect.poll(() => text('status')).toContain('connection is lost')

  expect(simulator.ledger.fetchOrder(order.id).status).toBe('paid')
  press('Close')
  await until('close')
  expect(told.map(({ type }) => type)).not.toContain('paid')
})

it('asks before it closes if the page wants that', async () => {
  const { press, until, told, window } = await openFrame({ isCloseConfirmed: true })
  press('Close')
  press('No, go on')
  expect(window.document.activeElement?.textContent).toBe('Pay with UPI')
  expect(told.map(({ type }) => type)).not.toContain('close')
  press('Close')
  press('Yes, leave')

  await until('close')
})

it.each([
  ['an order of nobody', { order_id: 'order_00000000000000' }, 'does not exist'],
  ['another key', { key: 'rzp_test_another0000000' }, 'api key'],
])('says what is wrong with %s, and offers nothing to press', async (_what, options, words) => {
  const { text, window } = await openFrame(options)

  expect(text('status')).toContain(words)
  expect(window.document.getElementById('choices')?.hidden).toBe(true)
})

it('accepts no second payment for a paid order', async () => {
  const { order, press, text } = await openFrame()
  simulator.ledger.pay(order.id, { outcome: 'captured' })
  press('Pay with UPI')
  await expect.poll(() => text('status')).toContain('already done')

  expect(simulator.ledger.totals().capturedPaise).toBe(123_450)
})
