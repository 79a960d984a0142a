import { useId } from 'react'
import { dashboardHomeContent } from '@/content/dashboard-home'
import { formatRupees } from '@/lib/money'
import { useCopy } from '../use-copy'
import { PlaceLink } from './place-link'

type Row = { label: string; amount: number; count: number; address: string }

/** A bar chart as a list, so that screen readers read out the numbers. */
export function BarList({ title, rows }: { title: string; rows: Row[] }) {
  const { charts: copy, figures } = useCopy(dashboardHomeContent)
  const id = useId()
  const largest = Math.max(0, ...rows.map(({ amount }) => amount))
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-4 sm:p-5">
      <h2 id={id} className="mb-3 font-semibold font-text text-lg text-neem-deep">
        {title}
      </h2>
      {largest === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <ul className="grid gap-2.5 text-[0.9375rem]">
          {rows.map(({ label, amount, count, address }) => (
            <li key={address}>
              <PlaceLink address={address} className="group block">
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="min-w-0 underline decoration-1 underline-offset-4 group-hover:decoration-2">
                    {label}
                  </span>{' '}
                  <span className="ml-auto text-right tabular-nums">
                    <span className="font-semibold text-neem-deep">{formatRupees(amount)}</span>{' '}
                    <span className="inline-block min-w-18 text-ink-soft text-sm">
                      {figures.gifts(count)}
                    </span>
                  </span>
                </span>
                <Bar share={amount / largest} />
              </PlaceLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** An SVG with a width attribute, since the policy refuses inline styles. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      className="mt-1 block h-2 w-full rounded-full bg-paper-deep text-neem group-hover:text-neem-deep"
    >
      <rect width={`${(share * 100).toFixed(1)}%`} height="100%" rx="4" fill="currentColor" />
    </svg>
  )
}
