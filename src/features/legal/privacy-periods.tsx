import { fillText } from '@/components/ui/fill-text'
import type { Locale } from '@/content/locale'
import { privacyPeriodsContent } from '@/content/privacy-periods'
import { type RetainedKind, retainedKinds } from '@/domain/retention'

type PrivacyPeriodsProps = {
  locale: Locale
  /** In months, by kind; null if nothing is deleted automatically. */
  periods: Record<RetainedKind, number> | null
}

const MONTHS_A_YEAR = 12

/**
 * How long each kind of data is kept, from the settings, so that the text cannot get out of step
 * with them.
 */
export function PrivacyPeriods({ locale, periods }: PrivacyPeriodsProps) {
  const copy = privacyPeriodsContent[locale]
  const rows = periods
    ? retainedKinds.map((kind) => {
        const { what, period } = copy.deleted[kind]
        return { what, period: fillText(period, { period: formatPeriod(periods[kind], locale) }) }
      })
    : copy.kept
  return (
    <>
      <dl>
        {[...copy.always, ...rows].map(({ what, period }) => (
          <div key={what} className="border-line border-t py-3 first:border-t-0 first:pt-0">
            <dt className="font-semibold">{what}</dt>
            <dd className="text-ink-soft">{period}</dd>
          </div>
        ))}
      </dl>
      <p>{copy.erased}</p>
    </>
  )
}

function formatPeriod(months: number, locale: Locale): string {
  const { oneMonth, oneYear, ...many } = privacyPeriodsContent[locale]
  if (months === 1) return oneMonth
  if (months === MONTHS_A_YEAR) return oneYear
  const years = months / MONTHS_A_YEAR
  return Number.isInteger(years) ? many.years(String(years)) : many.months(String(months))
}
