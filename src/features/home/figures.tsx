import { FigureNote } from '@/components/ui/figure-note'
import type { FigureDto } from '@/domain/figure'
import type { HomeTexts } from '@/domain/pages/home'

/** The counters under the hero: a row of large figures. */
export function Counters({ copy, figures }: { copy: HomeTexts['counters']; figures: FigureDto[] }) {
  if (!copy || figures.length === 0) return null
  return (
    <section className="bg-neem-deep text-white">
      <h2 className="sr-only">{copy.heading}</h2>
      <dl className="page-width grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-8 py-10 sm:grid-cols-2 lg:grid-cols-4 lg:py-14">
        {figures.map(({ value, label, ...note }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-marigold border-l-2 pl-4 sm:pl-6"
          >
            <dt className="mt-1 text-white/85 leading-snug">
              {label}
              <FigureNote {...note} />
            </dt>
            <dd className="font-heading text-title">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The key achievements. */
export function Achievements({
  copy,
  figures,
}: {
  copy: HomeTexts['achievements']
  figures: FigureDto[]
}) {
  if (!copy || figures.length === 0) return null
  return (
    <section className="section-space bg-paper-deep">
      <div className="page-width grid gap-10 xl:grid-cols-[1fr_1.6fr] xl:gap-16">
        <div>
          <h2 className="text-title text-neem-deep">{copy.heading}</h2>
          {copy.lead && <p className="mt-4 text-ink-soft text-lead">{copy.lead}</p>}
        </div>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-px overflow-hidden rounded-card bg-line sm:grid-cols-3">
          {figures.map(({ value, label, ...note }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end bg-card p-4 sm:px-5 sm:py-7"
            >
              <dt className="mt-1 text-ink-soft leading-snug">
                {label}
                <FigureNote {...note} />
              </dt>
              <dd className="font-heading text-neem text-title">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
