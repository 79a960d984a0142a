import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createRazorpay } from './razorpay'

const payment = { id: 'pay_1', amount: 50_000, currency: 'INR', status: 'captured', captured: true }

it('a payment with an undocumented status does not hide the others of its list', async () => {
  const items = [payment, { ...payment, id: 'pay_2', status: 'on_hold', captured: false }]
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ items }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  try {
    const { port } = server.address() as AddressInfo
    const apiUrl = `http://127.0.0.1:${port}`
    const { listPayments } = createRazorpay({ keyId: 'rzp_test_1', keySecret: 'secret', apiUrl })
    const period = { from: new Date(0), to: new Date(), skip: 0 }
    expect(await listPayments(period)).toMatchObject([
      { id: 'pay_1', isCaptured: true },
      { id: 'pay_2', isCaptured: false, status: 'created' },
    ])
  } finally {
    server.close()
  }
})
