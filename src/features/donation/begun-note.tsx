import { useCallback, useEffect, useState } from 'react'
import { smallButtonClass } from '@/components/ui/small-button'
import { textLinkClass } from '@/components/ui/text-link-class'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { Locale } from '@/lib/locale'
import { formatRupees } from '@/lib/money'
import { type BegunGift, forgetBegunGift, readBegunGift } from './begun-gift'

type BegunNoteProps = {
  locale: Locale
  statusPath: string
  copy: { text: string; mandate: string; link: string; dismiss: string }
  /** Called with the amount in rupees if the bank has confirmed a mandate; the note then goes. */
  onConfirmed: (rupees: number) => void
}

/**
 * For donors who lost the tab while giving, so that they do not give twice: a link to that donation, or
 * where to look for the confirmation of a monthly gift.
 */
export function BegunNote({ locale, statusPath, copy, onConfirmed }: BegunNoteProps) {
  const [begun, setBegun] = useState<BegunGift | null>(null)

  const forget = useCallback(() => {
    forgetBegunGift()
    setBegun(null)
  }, [])

  useEffect(() => {
    const found = readBegunGift()
    setBegun(found)
    if (!found?.monthlyGiftId) return
    const { monthlyGiftId, amount } = found
    let isOver = false
    const check = async () => {
      const { isAuthorised } = await import('./give-monthly')
      // A gift that was begun meanwhile must not be forgotten.
      if (!(await isAuthorised(monthlyGiftId)) || isOver) return
      forget()
      onConfirmed(amount)
    }
    check().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [forget, onConfirmed])

  if (!begun) return null
  const { donationId } = begun
  const text = donationId ? copy.text : copy.mandate
  return (
    <div className="rounded-card border-2 border-marigold bg-paper p-5">
      <p>{fillPlaceholders(text, { amount: formatRupees(begun.amount, locale) })}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        {donationId && (
          <a href={`${statusPath}/${donationId}`} className={textLinkClass}>
            {copy.link}
          </a>
        )}
        <button type="button" onClick={forget} className={smallButtonClass('quiet')}>
          {copy.dismiss}
        </button>
      </div>
    </div>
  )
}
