import type { Notes, Plan } from './entities'
import { GatewayError } from './gateway-error'
import { isObject } from './is-object'

const MINIMUM_PAISE = 100
const RECEIPT_MAX_LENGTH = 40
const MAX_NOTES = 15
const NOTE_MAX_LENGTH = 256

/** The fields that the Orders API accepts; it refuses any other by name. */
const ORDER_FIELDS = new Set([
  'amount',
  'currency',
  'receipt',
  'notes',
  'partial_payment',
  'first_payment_min_amount',
  'payment',
  'payment_capture',
  'offer_id',
  'method',
  'bank_account',
  'customer_id',
  'customer_details',
])

/** A checked body of POST /v1/orders. */
export type OrderBody = {
  amount: number
  currency: string
  receipt: string | null
  notes: Notes
  /** Whether the order itself requests manual capture. */
  isManualCapture: boolean
}

/**
 * Checks the body of POST /v1/orders as the docs' error index describes it.
 * @throws GatewayError 400 that names the field.
 */
export function readOrderBody(input: unknown): OrderBody {
  const body = readObject(input)
  refuseExtra(body, ORDER_FIELDS)
  const currency = readCurrency(body.currency)
  return {
    amount: readOrderAmount(body.amount),
    currency,
    receipt: readReceipt(body.receipt),
    notes: readNotes(body.notes),
    isManualCapture: isObject(body.payment) && body.payment.capture === 'manual',
  }
}

type RefundBody = {
  /** If absent, all that is left. */
  amount: number | undefined
  notes: Notes
  receipt: string | null
  speed: 'normal' | 'optimum'
}

/**
 * Checks the body of POST /v1/payments/:id/refund.
 * @throws GatewayError 400 that names the field.
 */
export function readRefundBody(input: unknown): RefundBody {
  const body = readObject(input ?? {})
  const { amount, speed = 'normal' } = body
  if (speed !== 'normal' && speed !== 'optimum') {
    throw new GatewayError('The speed is invalid', { field: 'speed' })
  }
  return {
    amount: amount === undefined || amount === null ? undefined : readAmount(amount),
    notes: readNotes(body.notes),
    receipt: readReceipt(body.receipt),
    speed,
  }
}

const PLAN_FIELDS = new Set(['period', 'interval', 'item', 'notes'])
const PERIODS = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] as const
const SUBSCRIPTION_FIELDS = new Set([
  'plan_id',
  'total_count',
  'quantity',
  'start_at',
  'expire_by',
  'customer_notify',
  'addons',
  'offer_id',
  'notes',
])

type PlanBody = Pick<Plan, 'period' | 'interval' | 'notes'> & {
  item: Pick<Plan['item'], 'name' | 'amount' | 'currency' | 'description'>
}

/**
 * Checks the body of POST /v1/plans.
 * @throws GatewayError 400 that names the field.
 */
export function readPlanBody(input: unknown): PlanBody {
  const body = readObject(input)
  refuseExtra(body, PLAN_FIELDS)
  const period = PERIODS.find((known) => known === body.period)
  if (!period) throw new GatewayError('The period is invalid', { field: 'period' })
  const item = readObject(body.item)
  if (typeof item.name !== 'string' || item.name === '') {
    throw new GatewayError('The name field is required.', { field: 'name' })
  }
  return {
    period,
    interval: readWhole(body.interval, 'interval'),
    item: {
      name: item.name,
      amount: readAmount(item.amount),
      currency: readCurrency(item.currency),
      description: typeof item.description === 'string' ? item.description : null,
    },
    notes: readNotes(body.notes),
  }
}

type SubscriptionBody = {
  plan_id: string
  total_count: number
  quantity: number
  customer_notify: boolean
  start_at: number | null
  expire_by: number | null
  notes: Notes
}

/**
 * Checks the body of POST /v1/subscriptions.
 * @throws GatewayError 400 that names the field.
 */
export function readSubscriptionBody(input: unknown): SubscriptionBody {
  const body = readObject(input)
  refuseExtra(body, SUBSCRIPTION_FIELDS)
  if (typeof body.plan_id !== 'string') {
    throw new GatewayError('The plan id field is required.', { field: 'plan_id' })
  }
  return {
    plan_id: body.plan_id,
    total_count: readWhole(body.total_count, 'total_count'),
    quantity: body.quantity === undefined ? 1 : readWhole(body.quantity, 'quantity'),
    customer_notify: body.customer_notify !== false && body.customer_notify !== 0,
    start_at: body.start_at === undefined ? null : readWhole(body.start_at, 'start_at'),
    expire_by: body.expire_by === undefined ? null : readWhole(body.expire_by, 'expire_by'),
    notes: readNotes(body.notes),
  }
}

function refuseExtra(body: Record<string, unknown>, known: ReadonlySet<string>) {
  const extra = Object.keys(body).filter((name) => !known.has(name))
  if (extra.length === 0) return
  throw new GatewayError(`${extra.join(', ')} is/are not required and should not be sent`, {
    reason: 'extra_field_sent',
  })
}

function readWhole(value: unknown, field: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value
  throw new GatewayError(`The ${field.replace('_', ' ')} must be an integer.`, { field })
}

/**
 * Reads an amount: a whole number of paise, at least ₹1; digits as text are accepted, too.
 * @throws GatewayError 400.
 */
export function readAmount(value: unknown): number {
  const amount = readInteger(value)
  if (amount < MINIMUM_PAISE) {
    throw new GatewayError('The amount must be at least INR 1.00', { field: 'amount' })
  }
  return amount
}

function readOrderAmount(value: unknown): number {
  if (value === undefined || value === null || value === '') {
    throw new GatewayError('amount: is required.', { field: 'amount' })
  }
  const amount = readInteger(value)
  if (amount > 0 && amount < MINIMUM_PAISE) {
    throw new GatewayError('Order amount less than minimum amount allowed', {
      step: 'order_creation',
      reason: 'amount_less_than_minimum_amount',
      field: 'amount',
    })
  }
  return readAmount(amount)
}

function readInteger(value: unknown): number {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) {
    throw new GatewayError('The amount must be an integer.', { field: 'amount' })
  }
  return number
}

function readCurrency(value: unknown): string {
  if (value === undefined) throw new GatewayError('currency: is required.', { field: 'currency' })
  if (typeof value !== 'string' || !/^[A-Z]{3}$/.test(value)) {
    throw new GatewayError('Currency is not supported', { field: 'currency' })
  }
  return value
}

function readReceipt(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') {
    throw new GatewayError('The receipt must be a string.', { field: 'receipt' })
  }
  if (value.length > RECEIPT_MAX_LENGTH) {
    throw new GatewayError(`receipt: the length must be no more than ${RECEIPT_MAX_LENGTH}.`, {
      field: 'receipt',
    })
  }
  return value
}

/** The limits are documented (15 pairs of 256 characters), the error messages are not. */
function readNotes(value: unknown): Notes {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) {
    return []
  }
  if (!isObject(value)) throw new GatewayError('The notes must be an object.', { field: 'notes' })
  const pairs = Object.entries(value)
  if (pairs.length > MAX_NOTES) {
    throw new GatewayError(
      `Number of fields in notes should be less than or equal to ${MAX_NOTES}`,
      { field: 'notes' },
    )
  }
  const notes: Record<string, string | number> = {}
  for (const [name, note] of pairs) {
    if (typeof note !== 'string' && typeof note !== 'number') {
      throw new GatewayError('The notes must hold texts and numbers.', { field: 'notes' })
    }
    if (name.length > NOTE_MAX_LENGTH || String(note).length > NOTE_MAX_LENGTH) {
      throw new GatewayError(
        `notes value should not be greater than ${NOTE_MAX_LENGTH} characters`,
        { field: 'notes' },
      )
    }
    notes[name] = note
  }
  return pairs.length > 0 ? notes : []
}

function readObject(value: unknown): Record<string, unknown> {
  if (!isObject(value)) throw new GatewayError('The request body must be a JSON object')
  return value
}
