/**
 * A hidden field in every public form: only bots fill it in. Its name means nothing to browsers and
 * password managers, so they do not autofill it. docs/decisions/0021-spam-trap.md describes how forms
 * include it.
 */
export const HONEYPOT_FIELD = 'anythingElse'
/** Time from showing to sending the form, in ms, measured by the browser. Optional. */
export const FILLED_IN_MS_FIELD = 'filledInMs'
/** Nobody reads, fills in and sends a form faster than this. */
export const MIN_FILL_MS = 3_000

export type SpamReason = 'honeypot' | 'too-fast'

/**
 * Returns why a submission looks like a bot's.
 * @param body the request's raw JSON, before a schema drops the fields of the trap.
 * @returns null if it looks human. Absent fields are never suspicious: forms without JavaScript and other
 * clients send neither.
 */
export function spamReason(body: unknown): SpamReason | null {
  if (typeof body !== 'object' || body === null) return null
  const fields = body as Record<string, unknown>
  const bait = fields[HONEYPOT_FIELD]
  if (bait !== undefined && bait !== null && bait !== '') return 'honeypot'
  const filledInMs = fields[FILLED_IN_MS_FIELD]
  return typeof filledInMs === 'number' && filledInMs < MIN_FILL_MS ? 'too-fast' : null
}

/** The values of a public form, and the verdict of the spam trap. */
export type WithSpamTrap<Values> = { values: Values; spamReason: SpamReason | null }
