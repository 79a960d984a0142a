import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether a signature is the HMAC-SHA256 of a text, compared in constant time.
 * @param signature in hex, as the gateway sends it.
 */
export function isSigned(text: string | Uint8Array, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(text).digest()
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

/**
 * Whether the payment window's response comes from the gateway (razorpay.com/docs, integration
 * steps 1.5). `orderId` must be the one we stored, not the one the browser sends.
 */
export function isPaymentSigned(
  { orderId, paymentId }: { orderId: string; paymentId: string },
  signature: string,
  keySecret: string,
): boolean {
  return isSigned(`${orderId}|${paymentId}`, signature, keySecret)
}

/**
 * Like `isPaymentSigned`, after a mandate for a subscription: the two ids are in the opposite
 * order. `subscriptionId` must be the one we stored.
 */
export function isMandateSigned(
  { subscriptionId, paymentId }: { subscriptionId: string; paymentId: string },
  signature: string,
  keySecret: string,
): boolean {
  return isSigned(`${paymentId}|${subscriptionId}`, signature, keySecret)
}
