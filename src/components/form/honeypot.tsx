import { HONEYPOT_FIELD } from '@/domain/spam-trap'

/** The field of the spam trap: no person sees, hears or reaches it, so only programs fill it in. */
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
