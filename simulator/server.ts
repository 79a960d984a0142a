import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { type ApiCall, authenticate, findAccount, findApiCall, idempotencyKeyOf } from './api-calls'
import { type Behaviour, type CallName, createBehaviours } from './behaviour'
import { findCheckoutCall, HOSTED_PATH } from './checkout-calls'
import { runControl } from './control'
import { GatewayError } from './gateway-error'
import {
  type CallRequest,
  type CallResponse,
  nonsense,
  readRequest,
  serverError,
  toErrorResponse,
  writeResponse,
} from './http'
import { createLedger, type Ledger } from './ledger'
import type { LedgerOptions } from './store'
import { startWebhooks, type WebhookSettings, type Webhooks } from './webhooks'

const LOOPBACK = '127.0.0.1'
/** Longer than any test leaves a connection idle. */
const KEEP_ALIVE_MS = 75_000
/** Only keys of practice payments begin with it. */
export const TEST_KEY_PREFIX = 'rzp_test_'
/** Prevents DNS rebinding: a foreign page whose host name points here must not control the simulator. */
const OWN_HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/

/** Keys that exist nowhere; the simulator uses them by default. */
export const PRACTICE_KEYS = {
  keyId: 'rzp_test_practice00000',
  keySecret: 'practice key secret, worth nothing',
  webhookSecret: 'practice webhook secret, worth nothing',
}

/** The keys of a second account, for a gateway with two. */
export const SECOND_PRACTICE_KEYS = {
  keyId: 'rzp_test_practice00002',
  keySecret: 'second practice key secret, worth nothing',
  webhookSecret: 'second practice webhook secret, worth nothing',
}

type AccountKeys = typeof PRACTICE_KEYS

export type SimulatorOptions = Partial<LedgerOptions> & {
  /** Every account of the gateway, the first of them `ledger`; by default one with the given keys. */
  accounts?: AccountKeys[]
  /** A free one by default. */
  port?: number
  webhooks?: Partial<WebhookSettings> & { answerLimitMs?: number; retryDelaysMs?: number[] }
}

export type Simulator = {
  /** For RAZORPAY_API_URL. */
  url: string
  /** The ledger of the first account. */
  ledger: Ledger
  /** The ledgers of all accounts; the keys of a request select one. */
  accounts: Ledger[]
  /** The account with this key; throws a RangeError if no account has it. */
  account(keyId: string): Ledger
  webhooks: Webhooks
  /** Makes a call, or with `*` every call, misbehave until changed. */
  behave(call: CallName | '*', behaviour: Behaviour | Behaviour['kind']): void
  stop(): Promise<void>
}

/**
 * Starts a practice gateway: Razorpay's API, checkout script and webhooks, on this machine only.
 * @throws RangeError for keys that are not test keys.
 */
export async function startRazorpaySimulator({
  port = 0,
  webhooks: webhookOptions,
  accounts: accountKeys = [],
  ...options
}: SimulatorOptions = {}): Promise<Simulator> {
  const [firstKeys = {}, ...furtherKeys] = accountKeys
  const ledger = openBooks({ ...PRACTICE_KEYS, ...options, ...firstKeys })
  const accounts = [ledger, ...furtherKeys.map((keys) => openBooks({ ...options, ...keys }))]
  const behaviours = createBehaviours()
  const webhooks = startWebhooks(accounts, webhookOptions)
  const parts = { accounts, behaviours, webhooks }
  const stopping = new AbortController()

  const server = http.createServer((req, res) => {
    void respond(req, res).catch((error: unknown) => writeResponse(res, toErrorResponse(error)))
  })
  // Like real gateways: avoids closing a connection at the moment it is reused.
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.listen(port, LOOPBACK)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given')

  for (const account of accounts) {
    const hostedUrl = `http://${LOOPBACK}:${address.port}${HOSTED_PATH.slice(0, -1)}`
    account.configure({ hostedUrl })
  }

  async function respond(req: http.IncomingMessage, res: http.ServerResponse): Promise<void> {
    if (!OWN_HOST.test(req.headers.host ?? '')) {
      throw new GatewayError('Not the host of this gateway', { status: 421 })
    }
    const method = req.method ?? 'GET'
    const request = await readRequest(req)
    const isJson = req.headers['content-type']?.startsWith('application/json')
    if (method === 'POST' && request.body !== undefined && !isJson) {
      throw new GatewayError('The content type must be application/json', { status: 415 })
    }
    const controlled = await runControl(parts, method, request)
    if (controlled !== undefined) {
      writeResponse(res, { body: controlled })
      return
    }
    const checkout = findCheckoutCall(accounts, method, request.path)
    if (checkout) {
      await send(res, checkout, request)
      return
    }
    const found = findApiCall(method, request.path)
    if (!found) {
      throw new GatewayError('The requested URL was not found on the server.', { status: 404 })
    }
    const caller = authenticate(accounts, req.headers.authorization)
    const key = found.name === 'payments.refund' ? idempotencyKeyOf(req.headers) : undefined
    // A refund's key stays locked until its response is sent: requests in between get 409.
    const endKey = key === undefined ? () => {} : caller.startRefund(key)
    try {
      await send(res, found.on(caller), request)
    } finally {
      endKey()
    }
  }

  async function send(
    res: http.ServerResponse,
    call: ApiCall,
    request: CallRequest,
  ): Promise<void> {
    const outcome = await perform(call.name, () => call.run(request))
    if (outcome === 'broken off') res.socket?.resetAndDestroy()
    else writeResponse(res, outcome)
  }

  /** Does the work of a call with its configured behaviour. */
  async function perform(
    name: CallName,
    work: () => CallResponse,
  ): Promise<CallResponse | 'broken off'> {
    const { kind, ms } = behaviours.next(name)
    if (kind === 'down') return 'broken off'
    if (kind === 'nonsense') return nonsense()
    if (kind === 'error') return serverError()
    const done = attempt(work)
    if (kind === 'lost') return 'broken off'
    if (kind === 'slow') await delay(ms, undefined, { signal: stopping.signal }).catch(() => {})
    return done
  }

  return {
    url: `http://${LOOPBACK}:${address.port}`,
    ledger,
    accounts,
    account: (keyId) => {
      const account = findAccount(accounts, keyId)
      if (!account) throw new RangeError(`No account has the key ${keyId}`)
      return account
    },
    webhooks,
    behave: (call, behaviour) =>
      behaviours.set(call, typeof behaviour === 'string' ? { kind: behaviour } : behaviour),
    stop: async () => {
      stopping.abort()
      await webhooks.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function openBooks(options: LedgerOptions): Ledger {
  if (!options.keyId.startsWith(TEST_KEY_PREFIX)) {
    throw new RangeError(`The simulator takes test keys only: ${TEST_KEY_PREFIX}…`)
  }
  return createLedger(options)
}

/** Returns the response of the work; a refusal is a response, too. */
function attempt(work: () => CallResponse): CallResponse {
  try {
    return work()
  } catch (error) {
    return toErrorResponse(error)
  }
}
