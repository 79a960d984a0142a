import type { Locale } from '@/content/locale'
import type { DonateTexts } from '@/domain/pages/donate'
import { formatRupees } from '@/lib/money'

/** What an amount makes possible (spec section 9). */
export function ImpactTiers({
  locale,
  texts,
}: {
  locale: Locale
  texts: NonNullable<DonateTexts['tiers']>
}) {
  return (
    <section aria-labelledby="tiers-heading" className="bg-neem-deep text-white">
      <div className="page-width py-12 sm:py-16">
        <h2 id="tiers-heading" className="text-title">
          {texts.heading}
        </h2>
        {texts.lead && <p className="mt-2 text-white/85">{texts.lead}</p>}
        <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {texts.items.map(({ amount, title, description }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tiers may say the same.
            <li key={index} className="border-marigold border-t-2 pt-4">
              {amount !== null && (
                <p className="font-heading text-marigold text-title">
                  {formatRupees(amount, locale)}
                </p>
              )}
              <h3 className="mt-1 text-heading">{title}</h3>
              <p className="mt-1 text-white/85">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
