import { FigureNote } from '@/components/ui/figure-note'
import type { FigureDto } from '@/domain/figure'
import type { ImpactTexts } from '@/domain/pages/impact'

/** A wide tile and a narrow one, then the other way round; repeated if editors add more. */
const LOOKS = [
  'bg-neem-deep text-white md:col-span-7',
  'bg-marigold-tint text-neem-deep md:col-span-5',
  'bg-geru-tint text-neem-deep md:col-span-5',
  'bg-dusk-tint text-neem-deep md:col-span-7',
]

/** The figures from the site settings, as large tiles. */
export function ImpactTiles({
  copy,
  figures,
}: {
  copy: ImpactTexts['tiles']
  figures: FigureDto[]
}) {
  if (!copy || figures.length === 0) return null
  return (
    <section className="page-width pt-12 lg:pt-16">
      <h2 className="text-neem-deep text-title">{copy.heading}</h2>
      <dl className="mt-8 grid gap-4 md:grid-cols-12 md:gap-5">
        {figures.map(({ value, label, source, ...note }, index) => (
          <div
            key={label}
            className={`@container relative isolate flex flex-col-reverse justify-start overflow-hidden rounded-card p-7 sm:min-h-56 sm:p-9 ${LOOKS[index % LOOKS.length]}`}
          >
            <dt className="mt-1 text-lead leading-snug">
              {label}
              <FigureNote {...note} />
            </dt>
            <dd className="font-heading text-[2.75rem] supports-[width:1cqi]:text-[clamp(min(2.75rem,22cqi),13cqi,5.5rem)] leading-none">
              {value}
              <Decoration index={index} />
            </dd>
            {source && <dd className="mb-auto text-sm opacity-85">{source}</dd>}
          </div>
        ))}
      </dl>
      {copy.note && <p className="measure mt-5 text-ink-soft text-sm">{copy.note}</p>}
    </section>
  )
}

const WINDOWS: Record<number, string> = { 1: 'evening', 3: 'day' }

/**
 * Decorates the first tile with a rising sun, and the second and fourth with a window, if there is
 * space next to the figure.
 */
function Decoration({ index }: { index: number }) {
  if (index === 0) {
    return (
      // biome-ignore lint/performance/noImgElement: a small vector of our own.
      <img
        src="/brand/sun.svg"
        alt=""
        fetchPriority="low"
        width="480"
        height="240"
        className="-z-10 absolute right-0 bottom-0 hidden h-auto w-72 translate-x-1/4 @xl:block"
      />
    )
  }
  const name = WINDOWS[index]
  if (!name) return null
  return (
    // biome-ignore lint/performance/noImgElement: a small vector of our own.
    <img
      src={`/brand/${name}.svg`}
      alt=""
      width="96"
      height="112"
      loading="lazy"
      className="-z-10 absolute right-9 bottom-0 hidden h-auto w-28 @xl:block"
    />
  )
}
