import { useEffect, useState } from 'react'
import { smallButtonClass } from '@/components/ui/small-button'
import { textLinkClass } from '@/components/ui/text-link-class'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { Locale } from '@/lib/locale'
import { formatRupees } from '@/lib/money'
import { type BegunDonation, forgetDonation, readBegunDonation } from './attempt'

type BegunNoteProps = {
  locale: Locale
  statusPath: string
  copy: { text: string; link: string; dismiss: string }
}

/**
 * For donors who lost the tab while paying: a link to that donation, so that they do not pay twice.
 */
export function BegunNote({ locale, statusPath, copy }: BegunNoteProps) {
  const [begun, setBegun] = useState<BegunDonation | null>(null)

  useEffect(() => setBegun(readBegunDonation()), [])

  if (!begun) return null
  const dismiss = () => {
    forgetDonation()
    setBegun(null)
  }
  return (
    <div className="rounded-card border-2 border-marigold bg-paper p-5">
      <p>{fillPlaceholders(copy.text, { amount: formatRupees(begun.amount, locale) })}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        <a href={`${statusPath}/${begun.donationId}`} className={textLinkClass}>
          {copy.link}
        </a>
        <button type="button" onClick={dismiss} className={smallButtonClass('quiet')}>
          {copy.dismiss}
        </button>
      </div>
    </div>
  )
}
