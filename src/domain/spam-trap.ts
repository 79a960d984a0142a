/**
 * A field that no person sees, in every public form: only programs fill it in. Browsers and
 * password managers know no such field, so they leave it alone. See
 * docs/decisions/0021-spam-trap.md for how a form carries it.
 */
export const HONEYPOT_FIELD = 'anythingElse'
/** How long a person had the form before sending it, in ms, as the browser measured. Optional. */
export const FILLED_IN_MS_FIELD = 'filledInMs'
/** Nobody reads, fills in and sends a form faster than this. */
export const MIN_FILL_MS = 3_000

export type SpamReason = 'honeypot' | 'too-fast'

/**
 * Why a submission looks as if a program had sent it.
 * @param body the request's JSON as it came, before a schema drops the fields of the trap.
 * @returns null where nothing speaks against a person; what is absent never does, since a form
 * without JavaScript and an outside client send neither field.
 */
export function spamReason(body: unknown): SpamReason | null {
  if (typeof body !== 'object' || body === null) return null
  const fields = body as Record<string, unknown>
  const bait = fields[HONEYPOT_FIELD]
  if (bait !== undefined && bait !== null && bait !== '') return 'honeypot'
  const filledInMs = fields[FILLED_IN_MS_FIELD]
  return typeof filledInMs === 'number' && filledInMs < MIN_FILL_MS ? 'too-fast' : null
}

/** The values of a public form, and what the trap says of it. */
export type WithSpamTrap<Values> = { values: Values; spamReason: SpamReason | null }
