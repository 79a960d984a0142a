import { CHECKOUT_THEME_COLOR } from '@/domain/checkout-theme'
import type { PaymentOrderDto } from '@/domain/responses/payment'
import type { Locale } from '@/lib/locale'

/** What the payment window hands to the page after a payment (razorpay.com/docs, integration steps). */
export type CheckoutResponse = {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}

export type CheckoutOutcome = { kind: 'paid'; response: CheckoutResponse } | { kind: 'dismissed' }

type CheckoutWindow = { open(): void }
type CheckoutConstructor = new (options: object) => CheckoutWindow
type HostWindow = Window & { Razorpay?: CheckoutConstructor }

/** On a slow connection the script has this long before the other ways are shown. */
const LOAD_TIMEOUT_MS = 20_000

/** The script of the payment window did not come: a blocker, a lost line, an old browser. */
export class CheckoutBlockedError extends Error {}

/**
 * Loads the gateway's script, on the click and not before: it is heavy, and it watches visitors.
 * @param src as the server names it.
 * @throws CheckoutBlockedError
 */
export function loadCheckout(src: string): Promise<CheckoutConstructor> {
  const known = (window as HostWindow).Razorpay
  if (known) return Promise.resolve(known)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      clearTimeout(timer)
      // The next attempt starts fresh.
      script.remove()
      reject(new CheckoutBlockedError('The payment window could not be loaded'))
    }
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS)
    script.src = src
    script.onerror = fail
    script.onload = () => {
      clearTimeout(timer)
      const loaded = (window as HostWindow).Razorpay
      if (loaded) resolve(loaded)
      else fail()
    }
    document.head.append(script)
  })
}

type CheckoutOptions = {
  order: PaymentOrderDto
  donor: { donorName: string; email: string; phone: string }
  foundationName: string
  /** What the payment is for; must begin with a letter or digit. */
  description: string
  locale: Locale
}

/**
 * Opens the payment window, and waits for it. A payment that fails leaves it open: the donor may try
 * another way of paying there.
 */
export function openCheckout(
  Checkout: CheckoutConstructor,
  { order, donor, foundationName, description, locale }: CheckoutOptions,
): Promise<CheckoutOutcome> {
  return new Promise((resolve) => {
    const checkout = new Checkout({
      key: order.keyId,
      amount: order.amount,
      currency: order.currency,
      order_id: order.orderId,
      name: foundationName,
      description,
      image: `${location.origin}/brand/icon-192.png`,
      prefill: { name: donor.donorName, email: donor.email, contact: donor.phone },
      theme: { color: CHECKOUT_THEME_COLOR },
      config: { display: { language: locale } },
      handler: (response: CheckoutResponse) => resolve({ kind: 'paid', response }),
      modal: {
        confirm_close: true,
        ondismiss: () => resolve({ kind: 'dismissed' }),
      },
      ...(isInsideAnotherApp() && {
        callback_url: `${location.origin}/api/razorpay/callback?locale=${locale}&donation=${order.donationId}`,
        redirect: true,
      }),
    })
    checkout.open()
  })
}

/** Browsers inside other apps show no payment window; the gateway sends the donor to us instead. */
function isInsideAnotherApp(): boolean {
  return /FBAN|FBAV|Instagram|OPR\/|Opera Mini|UCBrowser/i.test(navigator.userAgent)
}
