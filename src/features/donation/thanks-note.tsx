import { useEffect, useRef } from 'react'
import type { GivingResult } from './give-online'

type ThanksNoteProps = {
  result: GivingResult | null
  copy: { title: string; text: string }
  format: (rupees: number) => string
  statusPath: string
  statusLabel: string
}

/** 'Thank you', with the amount: in the place where the donor looks, and read out. */
export function ThanksNote({ result, copy, format, statusPath, statusLabel }: ThanksNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  const isThanks = result?.kind === 'thanks'

  useEffect(() => {
    if (isThanks) note.current?.focus()
  }, [isThanks])

  if (!isThanks) return null
  return (
    <div ref={note} tabIndex={-1} className="scroll-mt-28 rounded-card bg-neem-tint p-6">
      <h2 className="text-heading text-neem-deep">{copy.title}</h2>
      <p className="mt-1">{copy.text.replace('{amount}', format(result.amount))}</p>
      <a
        href={`${statusPath}/${result.donationId}`}
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-neem underline underline-offset-4"
      >
        {statusLabel}
      </a>
    </div>
  )
}
