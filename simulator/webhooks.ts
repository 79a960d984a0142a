import { setTimeout as delay } from 'node:timers/promises'
import type { GatewayEvent } from './entities'
import { GatewayError } from './gateway-error'
import type { Ledger } from './ledger'

/** How events reach the site. */
export type WebhookSettings = {
  /** The receiver, on this machine only; null for an account without a webhook. */
  url: string | null
  /** `held` queues events until it is `on` again, `off` drops them. */
  mode: 'on' | 'off' | 'held'
  /** How many copies each attempt sends at once: the real gateway sometimes sends an event twice. */
  copies: number
  /** How long an event waits before its first attempt. */
  delayMs: number
  /** The order in which simultaneous events are sent. */
  order: 'as they happened' | 'reversed'
}

/** A delivery attempt: the status of the response, or why there was none. */
export type Delivery = {
  eventId: string
  type: string
  attempt: number
  answer: number | 'no answer'
}

export type Webhooks = ReturnType<typeof startWebhooks>

type Options = Partial<WebhookSettings> & {
  /** After this a response is too late (docs: five seconds). */
  answerLimitMs?: number
  /** The delays before the second and later attempts; the real gateway retries for a day. */
  retryDelaysMs?: number[]
}

const ANSWER_LIMIT_MS = 5_000
const RETRY_DELAYS_MS = [200, 400, 800, 1_600, 3_200, 6_400]
const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Sends every event of the accounts to the site, as Razorpay does: signed, with its id, and again
 * after a pause if the response is not 2xx or late. An event keeps its original signature.
 * @throws GatewayError if the address is not on this machine.
 */
export function startWebhooks(
  accounts: Ledger[],
  { answerLimitMs = ANSWER_LIMIT_MS, retryDelaysMs = RETRY_DELAYS_MS, ...changes }: Options = {},
) {
  const settings: WebhookSettings = {
    url: null,
    mode: 'on',
    copies: 1,
    delayMs: 0,
    order: 'as they happened',
  }
  const deliveries: Delivery[] = []
  const givenUp: string[] = []
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()
  let batch: GatewayEvent[] = []
  let held: GatewayEvent[] = []

  const listeners = accounts.map((ledger) =>
    ledger.onEvent((event) => {
      if (settings.mode === 'off' || settings.url === null) return
      if (settings.mode === 'held') {
        held.push(event)
        return
      }
      collect([event])
    }),
  )
  configure(changes)

  /** Sends simultaneous events together, in the configured order. */
  function collect(events: GatewayEvent[]) {
    const isFirst = batch.length === 0
    batch.push(...events)
    if (!isFirst || events.length === 0) return
    track(
      Promise.resolve().then(async () => {
        const leaving = settings.order === 'reversed' ? batch.toReversed() : batch
        batch = []
        await wait(settings.delayMs)
        for (const event of leaving) await send(event, 1)
      }),
    )
  }

  async function send(event: GatewayEvent, attempt: number): Promise<void> {
    if (stopping.signal.aborted) return
    const copies = Array.from({ length: settings.copies }, () => post(event, attempt))
    const answers = await Promise.all(copies)
    if (stopping.signal.aborted || answers.every(isAccepted)) return
    const delayMs = retryDelaysMs[attempt - 1]
    if (delayMs === undefined) givenUp.push(event.id)
    // The next event does not wait for this one's retry.
    else track(wait(delayMs).then(() => send(event, attempt + 1)))
  }

  async function post(event: GatewayEvent, attempt: number): Promise<Delivery['answer']> {
    const answer = await postTo(settings.url, event, answerLimitMs, stopping.signal)
    deliveries.push({ eventId: event.id, type: event.type, attempt, answer })
    return answer
  }

  /** Ends early if everything is stopped. */
  async function wait(ms: number): Promise<void> {
    if (ms > 0) await delay(ms, undefined, { signal: stopping.signal }).catch(() => {})
  }

  function track(work: Promise<void>) {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }

  /** Resolves when all events that are not held have been accepted or given up. */
  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay)
  }

  /** Changes how events are sent from now on; `mode: 'on'` sends held events. */
  function configure(changes: Partial<WebhookSettings>): void {
    if (changes.url) requireLoopback(changes.url)
    Object.assign(settings, changes)
    if (settings.mode !== 'on') return
    const events = held
    held = []
    collect(events)
  }

  return {
    configure,

    /** Sends an event again, like the button in Razorpay's dashboard. */
    resend(eventId: string): void {
      const events = accounts.flatMap((ledger) => ledger.events())
      collect(events.filter(({ id }) => id === eventId))
    },

    /** Returns all attempts so far, in the order of their responses. */
    deliveries(): readonly Delivery[] {
      return [...deliveries]
    },

    /** Returns the ids of events with no attempts left. */
    givenUp(): readonly string[] {
      return [...givenUp]
    },

    settled,

    /** Stops all sending and aborts requests in progress. */
    async stop(): Promise<void> {
      for (const stopListening of listeners) stopListening()
      stopping.abort()
      await settled()
    },
  }
}

async function postTo(
  url: string | null,
  event: GatewayEvent,
  limitMs: number,
  stop: AbortSignal,
): Promise<Delivery['answer']> {
  if (url === null) return 'no answer'
  // Not AbortSignal.any(): Node 20 garbage-collects an AbortSignal.timeout() signal that only any()
  // references, and a request to a killed server then never ends.
  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, limitMs)
  stop.addEventListener('abort', end)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Razorpay-Webhook/v1',
        'X-Razorpay-Signature': event.signature,
        'x-razorpay-event-id': event.id,
      },
      body: event.body,
      redirect: 'manual',
      signal: ending.signal,
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    // Refused, reset, too slow or aborted by a stop: a webhook treats them alike.
    return 'no answer'
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', end)
  }
}

function isAccepted(answer: Delivery['answer']): boolean {
  return answer !== 'no answer' && answer >= 200 && answer < 300
}

function requireLoopback(url: string) {
  if (!URL.canParse(url) || !LOOPBACK_HOSTS.has(new URL(url).hostname)) {
    throw new GatewayError('Practice webhooks go to this machine only', { field: 'url' })
  }
}
