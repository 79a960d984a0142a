import {
  type Gateway,
  GatewayError,
  type GatewayPeriod,
  PAGE_SIZE,
} from '@/server/payments/gateway/gateway'
import {
  toGatewayDispute,
  toGatewayPayment,
  toGatewayRefund,
} from '@/server/payments/gateway/razorpay'
import { createQrCodeCalls } from '@/server/payments/gateway/razorpay-qr-codes'
import { createSettlementCalls } from '@/server/payments/gateway/razorpay-settlements'
import { createSubscriptionCalls } from '@/server/payments/gateway/razorpay-subscriptions'
import { findApiCall } from '../../simulator/api-calls'
import { GatewayError as Refusal } from '../../simulator/gateway-error'
import type { Ledger } from '../../simulator/ledger'

/** What happens to the next call that changes something at the gateway. */
export type Network = {
  /** It never gets there. */
  isDown: boolean
  /** It is done, and the response is lost. */
  isLossy: boolean
}

type Schema<Output> = {
  safeParse(value: unknown): { success: true; data: Output } | { success: false }
}

/** The gateway on the ledger of the simulator, without a network between them. */
export function createLedgerGateway(current: () => Ledger, network: Network): Gateway {
  /** A call of the API, as razorpay.ts makes it. */
  const ask = (method: 'GET' | 'POST', path: string, params: object) => {
    const call = findApiCall(method, path)
    if (!call) throw new Error(`The simulator has no call ${method} ${path}`)
    const query = new URLSearchParams(
      Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const request = { path, query, headers: {}, body: method === 'POST' ? params : undefined }
    return refused(() => call.on(current()).run(request).body)
  }

  /** A change that may get lost on its way there or back. */
  const change = <Result>(work: () => Result): Result => {
    if (network.isDown) throw new GatewayError('unreachable', 'Down')
    const result = work()
    if (network.isLossy) throw new GatewayError('unreachable', 'Lost')
    return result
  }

  const parsed = <Output>(schema: Schema<Output>, value: unknown): Output => {
    const result = schema.safeParse(value)
    if (!result.success) throw new Error('The ledger speaks another language')
    return result.data
  }

  const get = async <Output>(schema: Schema<Output>, path: string, params: object) =>
    parsed(schema, ask('GET', path, params))
  const post = async <Output>(schema: Schema<Output>, path: string, params: object) =>
    change(() => parsed(schema, ask('POST', path, params)))

  return {
    createOrder: async ({ amountPaise, receipt }) => {
      const { id } = current().createOrder({ amount: amountPaise, currency: 'INR', receipt })
      return { id, amountPaise, currency: 'INR' }
    },
    findOrder: async () => null,
    fetchPayment: async (id) => toGatewayPayment(refused(() => current().fetchPayment(id))),
    paymentsOfOrder: async (id) => current().paymentsOfOrder(id).items.map(toGatewayPayment),
    listPayments: async (period) =>
      current().listPayments(pageOf(period)).items.map(toGatewayPayment),
    refund: async ({ paymentId, amountPaise, key }) =>
      change(() =>
        toGatewayRefund(
          refused(() =>
            current().refund(paymentId, {
              amount: amountPaise,
              notes: { refund: key },
              idempotencyKey: key,
            }),
          ),
        ),
      ),
    refundsOf: async (id) => current().refundsOf(id).items.map(toGatewayRefund),
    listRefunds: async (period) => current().listRefunds(pageOf(period)).items.map(toGatewayRefund),
    fetchDispute: async (id) => toGatewayDispute(current().fetchDispute(id)),
    listDisputes: async ({ skip }) =>
      current().listDisputes({ skip, count: PAGE_SIZE }).items.map(toGatewayDispute),
    check: async () => undefined,
    ...createSubscriptionCalls({ get, post }),
    ...createQrCodeCalls({ get, post }),
    ...createSettlementCalls({ get }),
  }
}

/** What the gateway's ledger refuses, as the client tells it. */
function refused<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new GatewayError('refused', error.message)
  }
}

function pageOf({ from, to, skip }: GatewayPeriod) {
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
  return { from: seconds(from), to: seconds(to), skip, count: PAGE_SIZE }
}
