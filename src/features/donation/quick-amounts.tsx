import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-link'
import type { Text } from '@/domain/pages/fields'

export type QuickAmount = {
  /** Null for an amount of the donor's own. */
  rupees: number | null
  label: string
  /** What is said of the button; begins or ends with its label. */
  ariaLabel?: string
  /** On the hosted payment page; null where none is configured. */
  href: string | null
}

type QuickAmountsProps = {
  amounts: QuickAmount[]
  copy: { heading: Text; lead: Text; note: string; minimum: string }
  /** Fills the amount into the form, where there is no page to go to. */
  onChoose: (rupees: number | null) => void
}

/** The quick-donation buttons (spec section 9). */
export function QuickAmounts({ amounts, copy, onChoose }: QuickAmountsProps) {
  return (
    <section aria-labelledby="quick-heading">
      <h2 id="quick-heading" className="text-heading text-neem-deep">
        {copy.heading}
      </h2>
      <p className="mt-1 text-ink-soft">{copy.lead}</p>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {amounts.map((amount) => (
          <li key={amount.label} className={amount.rupees === null ? 'col-span-full' : undefined}>
            <AmountButton amount={amount} onChoose={onChoose}>
              {amount.label}
            </AmountButton>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-sm">
        {copy.minimum} {copy.note}
      </p>
    </section>
  )
}

type AmountButtonProps = {
  amount: QuickAmount
  onChoose: (rupees: number | null) => void
  children: ReactNode
}

function AmountButton({ amount, onChoose, children }: AmountButtonProps) {
  const { href, rupees, ariaLabel } = amount
  const isCustom = rupees === null
  const className = `${buttonClass(isCustom ? 'quiet' : 'give')} w-full ${isCustom ? '' : 'min-h-14 text-lead'}`
  if (href) {
    return (
      <a href={href} rel="noopener" aria-label={ariaLabel} className={className}>
        {children}
      </a>
    )
  }
  return (
    <button
      type="button"
      aria-label={ariaLabel}
      onClick={() => onChoose(rupees)}
      className={className}
    >
      {children}
    </button>
  )
}
