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

/** What happens to calls that change something at the gateway. */
export type Network = {
  /** The call never arrives. */
  isDown: boolean
  /** The call is carried out, but the response is lost. */
  isLossy: boolean
}

type Schema<Output> = {
  safeParse(value: unknown): { success: true; data: Output } | { success: false }
}

/** Creates a gateway that uses the simulator's ledger directly, without a network. */
export function createLedgerGateway(current: () => Ledger, network: Network): Gateway {
  /** Makes a call of the API, as razorpay.ts does. */
  const ask = (method: 'GET' | 'POST', path: string, params: object) => {
    const call = findApiCall(method, path)
    if (!call) throw new Error(`The simulator has no call ${method} ${path}`)
    const query = new URLSearchParams(
      Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const request = { path, query, headers: {}, body: method === 'POST' ? params : undefined }
    return refused(() => call.on(current()).run(request).body)
  }

  /** Makes a change that may get lost on its way there or back. */
  const change = <Result>(work: () => Result): Result => {
    if (network.isDown) throw new GatewayError('unreachable', 'Down')
    const result = work()
    if (network.isLossy) throw new GatewayError('unreachable', 'Lost')
    return result
  }

  const parsed = <Output>(schema: Schema<Output>, value: unknown): Output => {
    const result = schema.safeParse(value)
    if (!result.success) throw new Error('The response of the ledger does not match the schema')
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

/** Converts a refusal of the ledger to the client's error. */
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
