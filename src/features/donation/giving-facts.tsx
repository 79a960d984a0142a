import { PrivacyNote } from '@/components/form/privacy-note'
import type { Locale } from '@/lib/locale'

/** A fact about the recipient, if configured. */
export type GivingFact = { label: string; value: string; href?: string }

type GivingFactsProps = {
  locale: Locale
  facts: GivingFact[]
  /** What the donor's details are used for. */
  privacyNote: string
  /** Who may give; absent if everybody may. */
  citizens?: string
}

/** Facts shown next to the buttons that lead to a payment: who receives the money, and what for. */
export function GivingFacts({ locale, facts, privacyNote, citizens }: GivingFactsProps) {
  return (
    <div className="grid gap-2 text-ink-soft text-sm">
      {citizens && <p>{citizens}</p>}
      <dl className="flex flex-wrap gap-x-4">
        {facts.map(({ label, value, href }) => (
          <div key={label} className="wrap-anywhere">
            <dt className="inline">{label}:</dt>{' '}
            <dd className="inline font-semibold text-ink">
              {href ? (
                <a href={href} className="inline-block min-h-6 underline underline-offset-4">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <PrivacyNote text={privacyNote} locale={locale} />
    </div>
  )
}
