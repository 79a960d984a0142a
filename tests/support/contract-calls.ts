import type * as z from 'zod/mini'
import type { ApiMethod } from '@/lib/api-types'
import type { Route } from '@/server/http/define-route'
import { MAX_BODY_BYTES } from '@/server/http/request-body'
import { routes } from '@/server/routes'
import { accountsSamples } from './contract-samples/accounts'
import { contentSamples } from './contract-samples/content'
import { giftsSamples } from './contract-samples/gifts'
import { monthlyGiftsSamples } from './contract-samples/monthly-gifts'
import { officeSamples } from './contract-samples/office'
import { peopleSamples } from './contract-samples/people'
import type { CallKey, Sample, Samples } from './contract-samples/sample'
import { statementsSamples } from './contract-samples/statements'

/** The methods of all calls. */
export const METHODS: ApiMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export type ContractCall = Pick<Route, 'method' | 'path' | 'access'> &
  Sample & {
    /** Method and path. */
    key: string
    /** Status of a valid call. */
    ok: number
    /** The maximum size of its body, in bytes. */
    maxBytes: number
    /** Names of its query parameters. */
    parameters: string[]
  }

const samples: Samples = {
  ...accountsSamples,
  ...contentSamples,
  ...giftsSamples,
  ...monthlyGiftsSamples,
  ...officeSamples,
  ...peopleSamples,
  ...statementsSamples,
}

/** Calls that need a response from the gateway: tested with a simulator in tests/int/payments.test.ts. */
export const gatewayCalls: CallKey[] = [
  'POST /api/create-order',
  'POST /api/verify-payment',
  'POST /api/razorpay/webhook',
  'POST /api/razorpay/callback',
  'POST /api/monthly-gifts',
  'POST /api/monthly-gifts/verify',
  'POST /api/my-gift/{id}/change',
  'POST /api/admin/subscriptions/{id}/cancel',
  'POST /api/admin/payment-settings/check',
  'POST /api/admin/transactions/{id}/refund',
  'POST /api/admin/campaigns/{id}/qr-code',
]

/** Calls that change the calling account: tested in tests/int/own-account.test.ts. */
const ownAccountCalls: CallKey[] = [
  'POST /api/admin/account/password',
  'POST /api/admin/account/end-sessions',
  'POST /api/admin/second-factor/enrol',
  'POST /api/admin/second-factor/confirm',
  'POST /api/admin/second-factor/disable',
]

/** Calls of a donor who has opened 'My giving': tested in tests/int/my-giving.test.ts. */
const donorCalls: CallKey[] = [
  'GET /api/my-giving',
  'POST /api/my-giving/code',
  'POST /api/my-giving/tax-details',
  'POST /api/my-giving/stop-mails',
  'POST /api/my-giving/start-updates',
  'POST /api/my-giving/stop-updates',
  'POST /api/my-giving/deletion',
]

/** Calls that mail services make from other sites: tested in tests/int/updates.test.ts. */
export const mailServiceCalls: CallKey[] = [
  'GET /api/unsubscribe/{id}',
  'POST /api/unsubscribe/{id}',
]

/** The call of a monitor, with a token: tested in tests/int/metrics.test.ts. */
export const monitorCalls: CallKey[] = ['GET /api/metrics']

const elsewhere: string[] = [
  ...gatewayCalls,
  ...ownAccountCalls,
  ...donorCalls,
  ...mailServiceCalls,
  ...monitorCalls,
]

/** Every call of the contract, as its routes define it, except the lists above. */
export const contractCalls: ContractCall[] = routes.flatMap(
  ({
    method,
    path,
    access,
    query,
    status = 200,
    maxBodyBytes: maxBytes = MAX_BODY_BYTES,
  }: Route) => {
    const key = `${method} ${path}`
    if (elsewhere.includes(key)) return []
    const sample = samples[key as CallKey]
    const parameters = Object.keys((query as z.ZodMiniObject | undefined)?.shape ?? {})
    return [{ method, path, access, maxBytes, parameters, ok: status, ...sample, key }]
  },
)
