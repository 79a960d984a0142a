import { once } from 'node:events'
import http from 'node:http'
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test'
import { PRACTICE_KEYS, type Simulator, startRazorpaySimulator } from '../../simulator/server'
import { screens } from '../support/screens'

/** A foreign site's page with a policy as strict as ours, and the requests to its callback address. */
type Shop = { url: string; callbacks: { origin: string | undefined; fields: URLSearchParams }[] }

type Said = [event: string, detail?: unknown][]
declare global {
  interface Window {
    said: Said
    pay(options: object): void
  }
}

const test = base.extend<{ gateway: Simulator; shop: Shop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
  gateway: async ({}, use) => {
    const gateway = await startRazorpaySimulator()
    await use(gateway)
    await gateway.stop()
  },
  shop: async ({ gateway }, use) => {
    const callbacks: Shop['callbacks'] = []
    const server = http.createServer(async (req, res) => {
      if (req.url === '/callback') {
        const chunks: Buffer[] = []
        for await (const chunk of req) chunks.push(chunk)
        const fields = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
        callbacks.push({ origin: req.headers.origin, fields })
      }
      answerShop(req.url ?? '/', gateway.url, res)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    await use({ url: `http://localhost:${port}`, callbacks })
    server.closeAllConnections()
    server.close()
  },
})

const SHOP_SCRIPT = `
window.said = []
window.pay = ({ modal, ...options }) => {
  const checkout = new Razorpay({
    ...options,
    name: 'Foundation',
    prefill: { contact: '+919876543210' },
    theme: { color: '#3B82F6' },
    handler: (response) => said.push(['paid', response]),
    modal: { ...modal, ondismiss: () => said.push(['dismissed']) },
  })
  checkout.on('payment.failed', ({ error }) => said.push(['failed', error.reason]))
  checkout.open()
}`

function answerShop(path: string, gatewayUrl: string, res: http.ServerResponse) {
  if (path === '/shop.js') {
    res.setHeader('Content-Type', 'text/javascript')
    res.end(SHOP_SCRIPT)
    return
  }
  res.writeHead(200, {
    'Content-Type': 'text/html',
    'Content-Security-Policy': `default-src 'none'; script-src 'self' ${gatewayUrl}; style-src 'self'; frame-src ${gatewayUrl}; form-action 'self'; img-src 'self'`,
  })
  res.end(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title><link rel="icon" href="data:,"><button>Give</button><script src="${gatewayUrl}/v1/checkout.js"></script><script src="/shop.js"></script>`,
  )
}

/** Opens the payment window for a new order over the shop's page. */
async function openWindow(page: Page, gateway: Simulator, shop: Shop, options: object = {}) {
  const order = gateway.ledger.createOrder({ amount: 123_450, currency: 'INR' })
  await page.goto(shop.url)
  await page.getByRole('button', { name: 'Give' }).focus()
  await page.evaluate((given) => window.pay(given), {
    key: PRACTICE_KEYS.keyId,
    order_id: order.id,
    ...options,
  })
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('₹1,234.50')).toBeVisible()
  return { order, frame }
}

function button(frame: FrameLocator, name: string) {
  return frame.getByRole('button', { name, exact: true })
}

for (const { name, ...screen } of screens) {
  test.describe(`the practice payment window on ${name}`, () => {
    test.use(screen)

    test('is paid with the keyboard after a failure, and gives the focus back', async ({
      page,
      gateway,
      shop,
    }) => {
      const { order, frame } = await openWindow(page, gateway, shop)
      await expect(button(frame, 'Pay with UPI')).toBeFocused()
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
      await expect(button(frame, 'Fail')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(frame.getByRole('alert')).toContainText('declined')
      await expect(button(frame, 'Fail')).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      // The key closes the frame that receives it, so Chromium may never confirm it.
      void page.keyboard.press('Enter').catch(() => undefined)
      await expect(page.getByRole('dialog')).toHaveCount(0)

      const [payment] = gateway.ledger.paymentsOfOrder(order.id).items
      expect(await page.evaluate(() => window.said)).toEqual([
        ['failed', 'payment_declined'],
        ['paid', expect.objectContaining({ razorpay_payment_id: payment?.id })],
      ])
      expect(payment).toMatchObject({ status: 'captured', international: true })
      await expect(page.getByRole('button', { name: 'Give' })).toBeFocused()
    })

    test('fits the screen', async ({ page, gateway, shop }) => {
      const { frame } = await openWindow(page, gateway, shop)
      const overflow = await frame
        .locator('html')
        .evaluate((html) => html.scrollWidth - html.clientWidth)

      expect(overflow).toBe(0)
    })
  })
}

test('Escape closes the window, unless the page forbids it', async ({ page, gateway, shop }) => {
  await openWindow(page, gateway, shop)
  // The key closes the frame that receives it, so the browser may never confirm it.
  void page.keyboard.press('Escape').catch(() => undefined)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => window.said)).toEqual([['dismissed']])

  const { frame } = await openWindow(page, gateway, shop, { modal: { escape: false } })
  await page.keyboard.press('Escape')
  await expect(button(frame, 'Pay with UPI')).toBeVisible()
})

test('with a redirect the gateway posts the result to the page that was named', async ({
  page,
  gateway,
  shop,
}) => {
  const { order, frame } = await openWindow(page, gateway, shop, {
    callback_url: `${shop.url}/callback`,
    redirect: true,
  })
  await button(frame, 'Pay with card').click()
  await page.waitForURL('**/callback')

  const [payment] = gateway.ledger.paymentsOfOrder(order.id).items
  expect(shop.callbacks.map(({ fields }) => Object.fromEntries(fields))).toEqual([
    {
      razorpay_payment_id: payment?.id,
      razorpay_order_id: order.id,
      razorpay_signature: gateway.ledger.sign(order.id, payment?.id ?? ''),
    },
  ])
  // From the gateway's own pages, as in production: an origin check must not refuse it.
  expect(shop.callbacks[0]?.origin).toBe(gateway.url)
})
