import type { PrintedCard } from '@/printing/tribute-card'

/**
 * The texts of a card in a readable size for phones, on which the card itself is too small to read.
 * Screen readers read the card itself.
 */
export function CardWords({
  lang,
  heading,
  line,
  message,
  from,
}: Pick<PrintedCard, 'lang' | 'heading' | 'line' | 'message' | 'from'>) {
  return (
    <div lang={lang} aria-hidden="true" className="mt-6 grid gap-3 sm:hidden print:hidden">
      <p className="font-heading text-heading text-neem-deep">{heading}</p>
      <p className="text-ink-soft">{line}</p>
      {message && <p className="whitespace-pre-line text-lead">{message}</p>}
      {message && <p className="text-ink-soft">{from}</p>}
    </div>
  )
}
