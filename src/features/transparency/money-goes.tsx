import type { ReactNode } from 'react'
import type { Locale } from '@/content/locale'
import { moneyGoesContent } from '@/content/money-goes'
import { formatFinancialYear } from '@/domain/financial-year'
import type { Text } from '@/domain/pages/fields'
import type { TransparencyTexts } from '@/domain/pages/transparency'
import { formatRupees, fromPaise } from '@/lib/money'

type MoneyGoesProps = {
  locale: Locale
  copy: TransparencyTexts['money']
  /** By financial year, newest first; `name` is null for gifts where it is needed most. */
  received: { year: number; purposes: { name: string | null; paise: number }[] }[]
}

type Row = {
  name: Text
  rupees: number
  document?: { title: string; url: string } | null
}

/**
 * What was received for each purpose, from the books, and what was spent, as entered by an admin.
 */
export function MoneyGoes({ locale, copy, received }: MoneyGoesProps) {
  if (!copy || (received.length === 0 && copy.items.length === 0)) return null
  const words = moneyGoesContent[locale]
  const spentYears = [...new Set(copy.items.map(({ year }) => year))].sort(
    (a, b) => (b ?? 0) - (a ?? 0),
  )
  return (
    <section id="money" className="page-width section-space pt-0">
      <h2 className="text-neem-deep text-title">{copy.heading}</h2>
      <p className="measure mt-4 text-ink-soft">{copy.lead}</p>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-2 lg:gap-16">
        <Part heading={copy.received} isShown={received.length > 0}>
          {received.map(({ year, purposes }) => (
            <Year
              key={year}
              locale={locale}
              year={year}
              rows={purposes.map(({ name, paise }) => ({
                name: name ?? words.anywhere,
                rupees: fromPaise(paise),
              }))}
            />
          ))}
        </Part>
        <Part heading={copy.spent} isShown={spentYears.length > 0}>
          {spentYears.map((year) => (
            <Year
              key={year}
              locale={locale}
              year={year}
              rows={copy.items
                .filter((item) => item.year === year)
                .map(({ title, amount, document }) => ({
                  name: title,
                  rupees: amount ?? 0,
                  document,
                }))}
            />
          ))}
        </Part>
      </div>
    </section>
  )
}

type PartProps = { heading: Text; isShown: boolean; children: ReactNode }

function Part({ heading, isShown, children }: PartProps) {
  if (!isShown) return null
  return (
    <div>
      <h3 className="text-heading text-neem-deep">{heading}</h3>
      {children}
    </div>
  )
}

/** The sums of a financial year, one per row. */
function Year({ locale, year, rows }: { locale: Locale; year: number | null; rows: Row[] }) {
  const words = moneyGoesContent[locale]
  return (
    <table className="mt-4 w-full text-left">
      <caption className="pb-1 text-left font-semibold text-ink-soft">
        {year ? words.year(formatFinancialYear(year)) : words.noYear}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.purpose}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, rupees, document }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows of a year may be the same.
          <tr key={index} className="border-line border-t last:border-b">
            <th scope="row" className="py-3 pr-4 font-normal">
              {name}
              {document && (
                <a
                  href={document.url}
                  className="block font-semibold text-neem underline underline-offset-4"
                >
                  {words.document}: {document.title}
                </a>
              )}
            </th>
            <td className="whitespace-nowrap py-3 text-right align-top font-semibold text-neem-deep">
              {formatRupees(rupees, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
