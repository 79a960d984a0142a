import { type ReactNode, useEffect, useRef } from 'react'
import type { DonateContent } from '@/content/donate'
import { fillPlaces } from '@/domain/fill-places'
import type { MonthlyResult } from './give-monthly'
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
  if (result?.kind !== 'thanks') return null
  return (
    <Note {...copy} amount={format(result.amount)}>
      <a
        href={`${statusPath}/${result.donationId}`}
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-neem underline underline-offset-4"
      >
        {statusLabel}
      </a>
    </Note>
  )
}

/** How the try to give every month has ended, and its amount in rupees. */
export type MandateTry = { kind: MonthlyResult['kind']; rupees: number }

/** 'Thank you' for a mandate, confirmed or not yet. */
export function MonthlyThanksNote({
  mandate,
  copy,
  format,
}: {
  mandate: MandateTry | null
  copy: DonateContent['interval']['thanks']
  format: (rupees: number) => string
}) {
  if (mandate?.kind !== 'thanks' && mandate?.kind !== 'unconfirmed') return null
  const texts = mandate.kind === 'thanks' ? copy.mandate : copy.unconfirmed
  return <Note {...texts} amount={format(mandate.rupees)} />
}

type NoteProps = { title: string; text: string; amount: string; children?: ReactNode }

function Note({ title, text, amount, children }: NoteProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} tabIndex={-1} className="scroll-mt-28 rounded-card bg-neem-tint p-6">
      <h2 className="text-heading text-neem-deep">{title}</h2>
      <p className="mt-1">{fillPlaces(text, { amount })}</p>
      {children}
    </div>
  )
}
