import { formatDateTime } from '@/lib/dates'
import { mailLink } from '@/lib/mail-link'
import { phoneLink } from '@/lib/phone-link'
import { formatTimeAgo } from '@/lib/time-ago'
import { useOfficeLocale } from '../use-copy'

/** High enough for a thumb on a phone, and for WCAG elsewhere. */
const LINK_CLASS = 'inline-flex min-h-6 items-center underline max-sm:min-h-10'

/** Opens the mail program with a person's address. */
export function MailLink({ email }: { email: string }) {
  return (
    <a href={mailLink(email)} className={`${LINK_CLASS} break-all`}>
      {email}
    </a>
  )
}

/** Calls a person. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={phoneLink(phone)} className={LINK_CLASS}>
      {phone}
    </a>
  )
}

/**
 * How long ago a person wrote; the tooltip says exactly when.
 * @param props.at ISO 8601.
 */
export function TimeAgo({ at }: { at: string }) {
  const locale = useOfficeLocale()
  return (
    <time dateTime={at} title={formatDateTime(at, locale)}>
      {formatTimeAgo(at, locale)}
    </time>
  )
}
