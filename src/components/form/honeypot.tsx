import { HONEYPOT_FIELD } from '@/domain/spam-trap'

/** The spam trap: people cannot see, hear or reach this field, so only bots fill it in. */
export function Honeypot() {
  return (
    <input
      type="text"
      name={HONEYPOT_FIELD}
      tabIndex={-1}
      aria-hidden="true"
      autoComplete="off"
      className="pointer-events-none absolute size-px opacity-0"
    />
  )
}
