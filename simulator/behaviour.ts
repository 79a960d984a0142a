/** The calls that can be made to misbehave; `*` means all of them. */
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
 * What a call does instead of responding normally: `slow` does its work at once and responds after
 * `ms`, `down` drops the connection, `nonsense` sends a proxy's HTML page with 502, `error` is a 500
 * of the API, `lost` does its work and drops the connection instead of responding.
 */
export type Behaviour = {
  kind: (typeof behaviours)[number]
  /** For `slow`: the delay of the response. */
  ms?: number
  /** For how many requests; if absent, until it is changed. */
  times?: number
}

export type Behaviours = ReturnType<typeof createBehaviours>

const DEFAULT_SLOW_MS = 3_000

/** Stores the configured behaviour of every call. */
export function createBehaviours() {
  const configured = new Map<
    CallName | '*',
    { kind: Behaviour['kind']; ms: number; left: number }
  >()

  return {
    /** Sets what the call does from now on. */
    set(call: CallName | '*', { kind, ms = DEFAULT_SLOW_MS, times }: Behaviour): void {
      configured.set(call, { kind, ms, left: times ?? Number.POSITIVE_INFINITY })
    },

    /** Makes every call behave normally again. */
    clear(): void {
      configured.clear()
    },

    /** Returns the behaviour for the next request of the call, and counts it. */
    next(call: CallName): { kind: Behaviour['kind']; ms: number } {
      const behaviour = configured.get(call) ?? configured.get('*')
      if (!behaviour || behaviour.left <= 0) return { kind: 'fine', ms: 0 }
      behaviour.left -= 1
      return { kind: behaviour.kind, ms: behaviour.ms }
    },
  }
}
