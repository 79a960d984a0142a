import type { Collection, Notes, Payment } from './entities'
import { GatewayError } from './gateway-error'
import { type Page, page } from './paging'
import type { PaymentOptions, Store } from './store'

export type DirectPayment = PaymentOptions & {
  /** How the donor paid, without the site's own donation page. */
  via: 'payment_link' | 'qr_code'
  /** In paise. */
  amount: number
}

type QrCode = ReturnType<typeof newQrCode>

/** Payments that reach the account without an order from the site (docs: webhooks/qr-codes, webhooks/payment-links). */
export function createDirectPayments(store: Store) {
  const qrCodes = new Map<string, QrCode>()

  /** Pays by QR code: no order, and the code's notes. */
  function payByQrCode({ via: _, amount, ...options }: DirectPayment): Payment {
    const qrCode = qrCodeWith(options.notes ?? [])
    const payment = store.addPayment(
      { amount, currency: 'INR' },
      { description: 'QRv2 Payment', ...options, method: 'upi' },
    )
    store.book(payment, undefined)
    qrCode.payments_amount_received += payment.amount
    qrCode.payments_count_received += 1
    store.emit('qr_code.credited', { payment, qr_code: qrCode })
    return payment
  }

  function qrCodeWith(notes: Notes): QrCode {
    const key = JSON.stringify(notes)
    const qrCode = qrCodes.get(key) ?? newQrCode(store, notes)
    qrCodes.set(key, qrCode)
    return qrCode
  }

  /** Pays a payment link: Razorpay made the order, and the site does not know it. */
  function payByLink({ via: _, amount, ...options }: DirectPayment): Payment {
    const linkId = store.newId('plink')
    const referenceId = store.newDigits(6)
    const order = store.addOrder({
      amount,
      currency: 'INR',
      receipt: referenceId,
      notes: [],
      isManualCapture: false,
    })
    const payment = store.addPayment(order, {
      description: `#${linkId.replace('plink_', '')}`,
      ...options,
    })
    store.receive(payment, true)
    store.emit('payment_link.paid', {
      payment_link: {
        accept_partial: false,
        amount,
        amount_paid: payment.amount,
        cancelled_at: 0,
        created_at: order.created_at,
        currency: order.currency,
        customer: { contact: payment.contact ?? '', email: payment.email ?? '' },
        description: options.description ?? '',
        expire_by: 0,
        expired_at: 0,
        first_min_partial_amount: 0,
        id: linkId,
        notes: null,
        notify: { email: false, sms: false, whatsapp: false },
        order_id: order.id,
        reference_id: referenceId,
        reminder_enable: false,
        reminders: {},
        short_url: 'https://rzp.io/rzp/practice',
        status: 'paid',
        updated_at: payment.created_at,
        upi_link: false,
        user_id: '',
        whatsapp_link: false,
      },
      // Only in this event, the documented sample has the order's id without its prefix.
      order: { ...order, id: order.id.replace('order_', '') },
      payment,
    })
    return payment
  }

  return {
    qrCodes,
    /** POST /v1/payments/qr_codes. */
    createQrCode(fields: Record<string, unknown>): QrCode {
      if (!store.settings.hasQrCodes) {
        throw new GatewayError('The requested URL was not found on the server.')
      }
      const isWhole = fields.type === 'upi_qr' && fields.usage === 'multiple_use'
      if (!isWhole) throw new GatewayError('The type must be upi_qr.', { field: 'type' })
      const notes = (fields.notes ?? []) as Notes
      const qrCode = { ...newQrCode(store, notes), name: String(fields.name ?? '') }
      qrCodes.set(JSON.stringify(notes), qrCode)
      return structuredClone(qrCode)
    },
    /** GET /v1/payments/qr_codes. */
    listQrCodes: (query: Page): Collection<QrCode> => page(qrCodes.values(), query),
    pay: (options: DirectPayment): Payment =>
      options.via === 'qr_code' ? payByQrCode(options) : payByLink(options),
  }
}

function newQrCode(store: Store, notes: Notes) {
  return {
    id: store.newId('qr'),
    entity: 'qr_code',
    created_at: store.nowSeconds(),
    name: 'Practice QR code',
    usage: 'multiple_use',
    type: 'upi_qr',
    image_url: 'https://rzp.io/i/practice',
    payment_amount: null,
    status: 'active',
    description: '',
    fixed_amount: false,
    payments_amount_received: 0,
    payments_count_received: 0,
    notes,
    customer_id: null,
    close_by: null,
    closed_at: null,
    close_reason: null,
  }
}
