/** The calls that can be made to misbehave; `*` is every one of them. */
export const callNames = [
  'orders.create',
  'orders.find',
  'orders.fetch',
  'orders.payments',
  'payments.list',
  'payments.fetch',
  'payments.capture',
  'payments.refund',
  'payments.refunds',
  'refunds.list',
  'refunds.fetch',
  'disputes.list',
  'disputes.fetch',
  'settlements.list',
  'settlements.recon',
  'settlements.fetch',
  'plans.create',
  'plans.list',
  'subscriptions.create',
  'subscriptions.list',
  'subscriptions.fetch',
  'subscriptions.cancel',
  'subscriptions.pause',
  'subscriptions.resume',
  'qr-codes.create',
  'qr-codes.list',
  'invoices.list',
  'invoices.fetch',
  'checkout.script',
  'checkout.frame',
  'checkout.order',
  'checkout.pay',
  'checkout.subscription',
  'checkout.authorise',
  'checkout.hosted',
] as const
export type CallName = (typeof callNames)[number]

export const behaviours = ['fine', 'slow', 'down', 'nonsense', 'error', 'lost'] as const

/**
 * What a call does instead of just answering: `slow` does its work at once and answers after `ms`,
 * `down` breaks the connection off, `nonsense` is a proxy's HTML page with 502, `error` is a 500 of
 * the API, `lost` does its work and breaks the connection off instead of answering.
 */
export type Behaviour = {
  kind: (typeof behaviours)[number]
  /** For `slow`: how long the answer takes. */
  ms?: number
  /** For how many requests; until it is changed where absent. */
  times?: number
}

export type Behaviours = ReturnType<typeof createBehaviours>

const DEFAULT_SLOW_MS = 3_000

/** What every call was told to do. */
export function createBehaviours() {
  const told = new Map<CallName | '*', { kind: Behaviour['kind']; ms: number; left: number }>()

  return {
    /** From now on the call does this. */
    set(call: CallName | '*', { kind, ms = DEFAULT_SLOW_MS, times }: Behaviour): void {
      told.set(call, { kind, ms, left: times ?? Number.POSITIVE_INFINITY })
    },

    /** Every call is fine again. */
    clear(): void {
      told.clear()
    },

    /** What the next request of the call gets; it counts as one time. */
    next(call: CallName): { kind: Behaviour['kind']; ms: number } {
      const behaviour = told.get(call) ?? told.get('*')
      if (!behaviour || behaviour.left <= 0) return { kind: 'fine', ms: 0 }
      behaviour.left -= 1
      return { kind: behaviour.kind, ms: behaviour.ms }
    },
  }
}
