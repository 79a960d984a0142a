import type { ReactNode } from 'react'

export type BadgeTone = 'good' | 'waiting' | 'bad' | 'plain'

const TONES: Record<BadgeTone, string> = {
  good: 'bg-neem-tint text-neem-deep',
  waiting: 'bg-marigold-tint text-ink',
  bad: 'bg-error text-white',
  plain: 'bg-dusk-tint text-dusk',
}

/** A short label that shows the state of something. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-block max-w-full break-words rounded-full px-2.5 py-0.5 font-semibold text-sm leading-snug forced-colors:border ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
