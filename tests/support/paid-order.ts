import { createHmac } from 'node:crypto'
import { createOrder } from '@/server/payments/orders'
import { PRACTICE_KEYS } from '../../simulator/server'
import { donationOf } from './payments'

/**
 * Creates an order and pays it at the practice gateway in another process (RAZORPAY_API_URL).
 * @returns the payment window's response.
 */
export async function payOrder() {
  const { orderId, donationId } = await createOrder(donationOf(), 'en')
  const paid = await fetch(`${process.env.RAZORPAY_API_URL}/_simulator/pay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ orderId, outcome: 'captured' }),
  })
  const { id: paymentId } = (await paid.json()) as { id: string }
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: createHmac('sha256', PRACTICE_KEYS.keySecret)
      .update(`${orderId}|${paymentId}`)
      .digest('hex'),
    donationId,
  }
}
