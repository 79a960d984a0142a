import { once } from 'node:events'
import http from 'node:http'
import { type ApiCall, authenticate, findApiCall, idempotencyKeyOf } from './api-calls'
import { type Behaviour, type CallName, createBehaviours } from './behaviour'
import { type Books, createBooks } from './books'
import { findCheckoutCall } from './checkout-calls'
import { runControl } from './control'
import { GatewayError } from './gateway-error'
import {
  type CallAnswer,
  nonsense,
  readRequest,
  serverError,
  toErrorAnswer,
  writeAnswer,
} from './http'
import type { BooksOptions } from './ledger'
import { startWebhooks, type WebhookSettings, type Webhooks } from './webhooks'

const LOOPBACK = '127.0.0.1'
const TEST_KEY_PREFIX = 'rzp_test_'
/** A page elsewhere that gets its name to point here must not steer the simulator. */
const OWN_HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/

/** Keys that exist nowhere; the simulator takes these unless it is told others. */
export const PRACTICE_KEYS = {
  keyId: 'rzp_test_practice00000',
  keySecret: 'practice key secret, worth nothing',
  webhookSecret: 'practice webhook secret, worth nothing',
}

export type SimulatorOptions = Partial<BooksOptions> & {
  /** A free one by default. */
  port?: number
  webhooks?: Partial<WebhookSettings> & { answerLimitMs?: number; retryDelaysMs?: number[] }
}

export type Simulator = {
  /** For RAZORPAY_API_URL. */
  url: string
  books: Books
  webhooks: Webhooks
  /** Makes a call, or with `*` every one, misbehave until told otherwise. */
  behave(call: CallName | '*', behaviour: Behaviour | Behaviour['kind']): void
  stop(): Promise<void>
}

/**
 * Starts a practice gateway: Razorpay's API, checkout script and webhooks, on this machine only.
 * @throws RangeError for keys that are not of the test mode.
 */
export async function startRazorpaySimulator({
  port = 0,
  webhooks: webhookOptions,
  ...options
}: SimulatorOptions = {}): Promise<Simulator> {
  const keys = { ...PRACTICE_KEYS, ...options }
  if (!keys.keyId.startsWith(TEST_KEY_PREFIX)) {
    throw new RangeError(`The simulator takes test keys only: ${TEST_KEY_PREFIX}…`)
  }
  const books = createBooks(keys)
  const behaviours = createBehaviours()
  const webhooks = startWebhooks(books, webhookOptions)
  const parts = { books, behaviours, webhooks }

  const server = http.createServer((req, res) => {
    void answer(req, res).catch((error: unknown) => writeAnswer(res, toErrorAnswer(error)))
  })
  server.listen(port, LOOPBACK)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given')

  async function answer(req: http.IncomingMessage, res: http.ServerResponse): Promise<void> {
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
      writeAnswer(res, { body: controlled })
      return
    }
    const checkout = findCheckoutCall(books, method, request.path)
    const call = checkout ?? findApiCall(books, method, request.path)
    if (!call) {
      throw new GatewayError('The requested URL was not found on the server.', { status: 404 })
    }
    if (!checkout) authenticate(books, req.headers.authorization)
    const endKey = startKey(call, req.headers)
    try {
      const outcome = await perform(call.name, () => call.run(request))
      if (outcome === 'broken off') res.socket?.resetAndDestroy()
      else writeAnswer(res, outcome)
    } finally {
      endKey()
    }
  }

  /** A refund's key stays taken until its answer is out: what comes meanwhile gets 409. */
  function startKey(call: Pick<ApiCall, 'name'>, headers: http.IncomingHttpHeaders): () => void {
    const key = call.name === 'payments.refund' ? idempotencyKeyOf(headers) : undefined
    return key === undefined ? () => {} : books.startRefund(key)
  }

  /** Does the work of a call as it was told to behave. */
  async function perform(
    name: CallName,
    work: () => CallAnswer,
  ): Promise<CallAnswer | 'broken off'> {
    const { kind, ms } = behaviours.next(name)
    if (kind === 'down') return 'broken off'
    if (kind === 'nonsense') return nonsense()
    if (kind === 'error') return serverError()
    const done = attempt(work)
    if (kind === 'lost') return 'broken off'
    if (kind === 'slow') await waitUnlessStopped(ms)
    return done
  }

  const stopping = new AbortController()
  function waitUnlessStopped(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      stopping.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  return {
    url: `http://${LOOPBACK}:${address.port}`,
    books,
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

/** The work's answer; its refusal is an answer, too. */
function attempt(work: () => CallAnswer): CallAnswer {
  try {
    return work()
  } catch (error) {
    return toErrorAnswer(error)
  }
}
