import type { UseFormRegisterReturn } from 'react-hook-form'
import { controlClass } from '@/components/form/control-class'
import { FieldError } from '@/components/form/field-notes'
import { buttonClass } from '@/components/ui/button-link'
import { textLinkClass } from '@/components/ui/text-link-class'
import type { Text } from '@/domain/pages/fields'

export type AmountOption = {
  rupees: number
  /** '₹500'. */
  label: string
  /** What it makes possible; null if no editor has entered it. */
  title: Text | null
  description: Text | null
  /** The hosted payment page, if one is configured, with the label of its link. */
  link: { href: string; label: string } | null
}

/** Value of the radio button for a custom amount. */
export const OTHER_AMOUNT = 'other'

type AmountChoiceProps = {
  options: AmountOption[]
  /** The hosted payment page without an amount; null if none is configured. */
  externalHref: string | null
  /** The typed or chosen amount. */
  amount: string
  preset: string
  registration: UseFormRegisterReturn
  error: string | undefined
  /** '' for a custom amount. */
  onChoose: (amount: string) => void
  copy: {
    heading: Text
    lead: Text
    custom: string
    /** Label of the input. */
    label: string
    minimum: string
    externalNote: string
    /** Shown before what the amount makes possible. */
    meaning: Text
    meaningNote: Text
    /** The error that asks donors to write first, and the link to do so. */
    tooMuch: string
    contact: { href: string; label: string }
  }
}

/**
 * The amount: the quick-donation amounts (spec section 9) or a custom one. Without a script, the
 * radio buttons still show what was chosen.
 */
export function AmountChoice({
  options,
  externalHref,
  amount,
  preset,
  registration,
  error,
  onChoose,
  copy,
}: AmountChoiceProps) {
  const chosen = options.find(({ rupees }) => String(rupees) === amount)
  const linkClass = `${buttonClass('give')} min-w-[3.75rem] flex-1`
  return (
    <fieldset data-step="" tabIndex={-1} className="min-w-0">
      <legend className="font-heading text-heading text-neem-deep">{copy.heading}</legend>
      <p className="hidden text-ink-soft sm:block">{copy.lead}</p>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {options.map(({ rupees, label, title, link }) =>
          link ? (
            <a
              key={rupees}
              href={link.href}
              rel="noopener"
              aria-label={link.label}
              className={linkClass}
            >
              {label}
            </a>
          ) : (
            <label key={rupees} className="flex min-w-[3.75rem] flex-1">
              <input
                type="radio"
                name="choice"
                value={rupees}
                checked={chosen?.rupees === rupees}
                onChange={() => onChoose(String(rupees))}
                className="peer sr-only"
              />
              <span className={TILE_CLASS}>{label}</span>
              {title && <span className="sr-only">{title}</span>}
            </label>
          ),
        )}
        <div className="flex basis-full flex-wrap gap-1.5">
          {externalHref ? (
            <a
              href={externalHref}
              rel="noopener"
              className={`${buttonClass('quiet')} flex-1 basis-[8rem]`}
            >
              {copy.custom}
            </a>
          ) : (
            <label className="flex flex-1 basis-[8rem]">
              <input
                type="radio"
                name="choice"
                value={OTHER_AMOUNT}
                checked={!chosen}
                onChange={() => onChoose('')}
                className="peer sr-only"
              />
              <span className={TILE_CLASS}>{copy.custom}</span>
            </label>
          )}
          <div className="relative flex-1 basis-[8rem]">
            <span
              aria-hidden="true"
              className="absolute inset-y-0 left-4 grid place-items-center text-ink-soft"
            >
              ₹
            </span>
            <input
              aria-label={copy.label}
              inputMode="decimal"
              autoComplete="off"
              required
              defaultValue={preset}
              aria-invalid={error !== undefined}
              aria-describedby={error ? 'amount-error' : undefined}
              className={`${controlClass} h-full pl-9 font-semibold`}
              {...registration}
            />
          </div>
        </div>
      </div>
      <FieldError id="amount-error" error={error} />
      {error === copy.tooMuch && (
        <a href={copy.contact.href} className={textLinkClass}>
          {copy.contact.label}
        </a>
      )}
      <div className="mt-2 text-sm sm:mt-3 sm:rounded-2xl sm:bg-marigold-tint sm:px-4 sm:py-3">
        <div aria-live="polite">
          {chosen?.title ? (
            <>
              <p className="hidden sm:block">{copy.meaning}</p>
              {/* The key replaces the element: on a page translated by the browser, React cannot
                  update one of several text nodes, and the old amount would stay. */}
              <p key={chosen.rupees} className="font-semibold sm:text-base">
                {chosen.label}: {chosen.title}
              </p>
              <p className="hidden sm:block">{chosen.description}</p>
            </>
          ) : (
            <p>{copy.minimum}</p>
          )}
        </div>
        {copy.meaningNote && <p className="hidden text-ink-soft sm:block">{copy.meaningNote}</p>}
      </div>
      {externalHref && <p className="mt-1 text-ink-soft text-sm">{copy.externalNote}</p>}
    </fieldset>
  )
}

const TILE_CLASS =
  'flex min-h-12 flex-1 cursor-pointer items-center justify-center rounded-2xl border border-ink/25 text-center font-semibold leading-snug hover:border-neem peer-checked:border-neem peer-checked:bg-neem peer-checked:text-white forced-colors:peer-checked:border-4 peer-focus-visible:outline-3 peer-focus-visible:outline-marigold peer-focus-visible:outline-offset-3'
