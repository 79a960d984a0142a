import { type ReactNode, useEffect, useRef } from 'react'
import { textLinkClass } from '@/components/ui/text-link-class'
import type { DonateContent } from '@/content/donate'
import { localePath } from '@/content/paths'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { Locale } from '@/lib/locale'
import { formatRupees } from '@/lib/money'
import type { Given } from './given'

type ThanksNoteProps = {
  locale: Locale
  given: Given
  /** Address that we write to; only right after the gift, since it is not stored. */
  email?: string
  statusPath: string
  /** Whether it takes the focus, so that screen readers read it out. */
  isNew?: boolean
  copy: Pick<DonateContent, 'states' | 'interval'>
  children?: ReactNode
}

/** 'Thank you' for a gift or mandate, with the amount. */
export function ThanksNote({
  locale,
  given,
  email,
  statusPath,
  isNew = false,
  copy: { states, interval },
  children,
}: ThanksNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) note.current?.focus()
  }, [isNew])
  const { title, text } = given.kind === 'once' ? states.success : interval.thanks[given.kind]
  const amount = formatRupees(given.rupees, locale).replace('₹', '')
  return (
    <div ref={note} tabIndex={-1} className="scroll-mt-28 rounded-card bg-neem-tint p-6">
      <h2 className="text-heading text-neem-deep">{title}</h2>
      <p className="mt-1">{fillPlaceholders(text, { amount })}</p>
      {email && (
        <p className="mt-2 wrap-anywhere">
          {fillPlaceholders(states.mailedTo, { email })}{' '}
          <a href={localePath(locale, '/contact')} className={textLinkClass}>
            {states.wrongAddress}
          </a>
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 empty:hidden">
        {given.kind === 'once' && (
          <a href={`${statusPath}/${given.donationId}`} className={textLinkClass}>
            {states.status}
          </a>
        )}
        {children}
      </div>
    </div>
  )
}
