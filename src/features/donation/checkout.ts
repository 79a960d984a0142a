import { CHECKOUT_THEME_COLOR } from '@/domain/checkout-theme'
import type { Locale } from '@/lib/locale'

type CheckoutWindow = { open(): void }
type CheckoutConstructor = new (options: object) => CheckoutWindow
type HostWindow = Window & { Razorpay?: CheckoutConstructor }

/** How long the script may take to load before the other ways to pay are shown. */
const LOAD_TIMEOUT_MS = 20_000

/**
 * The script of the payment window could not be loaded: a blocker, a lost connection, an old
 * browser.
 */
export class CheckoutBlockedError extends Error {}

/**
 * Loads the gateway's script, only on click: it is heavy and tracks visitors.
 * @param src URL of the script, from the server.
 * @throws CheckoutBlockedError if it cannot be loaded in time.
 */
export function loadCheckout(src: string): Promise<CheckoutConstructor> {
  const known = (window as HostWindow).Razorpay
  if (known) return Promise.resolve(known)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      clearTimeout(timer)
      // So that the next attempt loads it again.
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
  keyId: string
  donor: { donorName: string; email: string; phone: string }
  foundationName: string
  /** What the payment is for; must begin with a letter or digit. */
  description: string
  locale: Locale
  /** Razorpay's options that say what is paid: an order or a subscription. */
  payment: object
}

/**
 * Opens the payment window and waits until the donor has paid or closed it. After a failed payment
 * it stays open, so that the donor can try another method.
 * @returns what the window returns after a payment (razorpay.com/docs, integration steps); null if it
 * was closed.
 */
export function openCheckout<Response>(
  Checkout: CheckoutConstructor,
  { keyId, donor, foundationName, description, locale, payment }: CheckoutOptions,
): Promise<Response | null> {
  return new Promise((resolve) => {
    const checkout = new Checkout({
      ...payment,
      key: keyId,
      name: foundationName,
      description,
      image: `${location.origin}/brand/icon-192.png`,
      prefill: { name: donor.donorName, email: donor.email, contact: donor.phone },
      theme: { color: CHECKOUT_THEME_COLOR },
      config: { display: { language: locale } },
      handler: (response: Response) => resolve(response),
      modal: { confirm_close: true, ondismiss: () => resolve(null) },
    })
    checkout.open()
  })
}

/**
 * In-app browsers cannot show the payment window; there, the gateway redirects the donor to us
 * instead.
 */
export function isInsideAnotherApp(): boolean {
  return /FBAN|FBAV|Instagram|OPR\/|Opera Mini|UCBrowser/i.test(navigator.userAgent)
}
