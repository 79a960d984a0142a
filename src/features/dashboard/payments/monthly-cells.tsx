import type { Locale } from '@/content/locale'
import { formatDate } from '@/lib/dates'

type DonorProps = { donorName: string; email?: string; phone?: string }

/** A donor's name and contact details. */
export function Donor({ donorName, email, phone }: DonorProps) {
  return (
    <>
      <span className="block font-semibold">{donorName}</span>
      <span className="wrap-anywhere block text-ink-soft text-sm">
        {[email, phone].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

/** Formats a date; '' if it is unknown. */
export function day(date: string | undefined, locale: Locale): string {
  return date ? formatDate(date, locale) : ''
}
