import { buttonClass } from './button-link'

type ShareLinkProps = {
  label: string
  /** Sent along with the URL. */
  text: string
  /** Absolute URL of what is shared. */
  url: string
}

/** Shares something on WhatsApp: a plain link, which opens the app if it is installed. */
export function ShareLink({ label, text, url }: ShareLinkProps) {
  const message = encodeURIComponent(`${text}\n${url}`)
  return (
    <a
      href={`https://wa.me/?text=${message}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}: ${text}`}
      className={buttonClass('quiet')}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 text-neem" fill="currentColor">
        <path d="M12 2a10 10 0 0 0-8.6 15L2 22l5.1-1.3A10 10 0 1 0 12 2zm5.3 14c-.2.6-1.3 1.2-1.8 1.2-.5.1-1 .2-3.3-.7-2.8-1.1-4.5-3.9-4.7-4.1-.1-.2-1.1-1.5-1.1-2.8s.7-2 1-2.3c.2-.3.5-.3.7-.3h.5c.2 0 .4 0 .6.5l.8 1.9c.1.2.1.3 0 .5l-.4.5c-.1.2-.3.3-.1.6.1.3.7 1.1 1.4 1.8 1 .9 1.8 1.1 2.1 1.3.2.1.4.1.5-.1l.8-.9c.2-.3.4-.2.6-.1l1.8.9c.3.1.5.2.5.3.1.2.1.7-.1 1.3z" />
      </svg>
      {label}
    </a>
  )
}
