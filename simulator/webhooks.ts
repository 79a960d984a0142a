import { setTimeout as delay } from 'node:timers/promises'
import type { GatewayEvent } from './entities'
import { GatewayError } from './gateway-error'
import type { Ledger } from './ledger'

/** How events reach the site. */
export type WebhookSettings = {
  /** Where to, on this machine only; null for an account without a webhook. */
  url: string | null
  /** `held` keeps events back until it is `on` again, `off` loses them. */
  mode: 'on' | 'off' | 'held'
  /** How often each try is made, all at once: the real gateway sends an event twice now and then. */
  copies: number
  /** How long an event waits before its first try. */
  delayMs: number
  /** The order in which the events of one moment leave. */
  order: 'as they happened' | 'reversed'
}

/** A try to deliver an event: the status of the answer, or why there was none. */
export type Delivery = {
  eventId: string
  type: string
  attempt: number
  answer: number | 'no answer'
}

export type Webhooks = ReturnType<typeof startWebhooks>

type Options = Partial<WebhookSettings> & {
  /** After this an answer is too late (docs: five seconds). */
  answerLimitMs?: number
  /** The waits before the second try and those after; the real ones go on for a day. */
  retryDelaysMs?: number[]
}

const ANSWER_LIMIT_MS = 5_000
const RETRY_DELAYS_MS = [200, 400, 800, 1_600, 3_200, 6_400]
const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Sends every event of the accounts to the site, as Razorpay does: signed, with its id, again after a
 * pause where the answer is not 2xx or comes late. An event keeps the signature it was made with.
 * @throws GatewayError where the address is not on this machine.
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

  /** Events of one moment leave together, in the order asked for. */
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
    // The next event does not wait for this one's second try.
    else track(wait(delayMs).then(() => send(event, attempt + 1)))
  }

  async function post(event: GatewayEvent, attempt: number): Promise<Delivery['answer']> {
    const answer = await postTo(settings.url, event, answerLimitMs, stopping.signal)
    deliveries.push({ eventId: event.id, type: event.type, attempt, answer })
    return answer
  }

  /** Ends early where everything is stopped. */
  async function wait(ms: number): Promise<void> {
    if (ms > 0) await delay(ms, undefined, { signal: stopping.signal }).catch(() => {})
  }

  function track(work: Promise<void>) {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }

  /** Settles when everything that is not held has been accepted or given up. */
  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay)
  }

  /** Changes how events are sent from now on; `mode: 'on'` sends what was held. */
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

    /** Sends an event again, as the button of Razorpay's dashboard does. */
    resend(eventId: string): void {
      const events = accounts.flatMap((ledger) => ledger.events())
      collect(events.filter(({ id }) => id === eventId))
    },

    /** Every try so far, in the order of the answers. */
    deliveries(): readonly Delivery[] {
      return [...deliveries]
    },

    /** The ids of the events that no try is left for. */
    givenUp(): readonly string[] {
      return [...givenUp]
    },

    settled,

    /** Ends all sending; what is under way is broken off. */
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
  // By hand: Node 20 forgets a signal of AbortSignal.timeout() that only AbortSignal.any() knows, and a
  // request to a server that was killed then never ends.
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
    // Refused, reset, too slow or broken off by a stop: a webhook treats them alike.
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
