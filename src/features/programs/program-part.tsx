import { EachText } from '@/components/ui/each-text'
import { Picture } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import { accentLinkClass } from '@/components/ui/text-link-class'
import type { Locale } from '@/content/locale'
import { pagePartsContent } from '@/content/page-parts'
import { localePath } from '@/content/paths'
import type {
  ProgramPart as PartName,
  ProgramTexts,
  WhatWeDoTexts,
} from '@/domain/pages/what-we-do'

/** Each part of the page has its time of day and its colour. */
const LOOKS: Record<
  PartName,
  { window: string; band: string; panel: string; title: string; text: string; dot: string }
> = {
  marigold: {
    window: 'morning',
    band: '',
    panel: 'bg-marigold-tint',
    title: 'text-neem-deep',
    text: 'text-ink-soft',
    dot: 'before:bg-marigold',
  },
  neem: {
    window: 'day',
    band: 'border-line border-t',
    panel: 'bg-neem-tint',
    title: 'text-neem-deep',
    text: 'text-ink-soft',
    dot: 'before:bg-neem',
  },
  geru: {
    window: 'evening',
    band: 'bg-paper-deep',
    panel: 'bg-geru-tint',
    title: 'text-neem-deep',
    text: 'text-ink-soft',
    dot: 'before:bg-geru',
  },
  dusk: {
    window: 'night',
    band: 'bg-dusk text-white',
    panel: 'bg-white/10',
    title: 'text-white',
    text: 'text-white/85',
    dot: 'before:bg-marigold',
  },
}

type ProgramPartProps = {
  locale: Locale
  part: PartName
  copy: NonNullable<WhatWeDoTexts['parts'][PartName]>
  programs: (ProgramTexts & { id: string })[]
  /** Whether it is the first part of the page, whose picture loads eagerly. */
  isFirst: boolean
}

/** The programs of a part: the first on its own panel, the others separated by hairlines. */
export function ProgramPart({ locale, part, copy, programs, isFirst }: ProgramPartProps) {
  const { readMore } = pagePartsContent[locale]
  const look = LOOKS[part]
  const columns = programs.length % 2 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2'
  return (
    <section className={look.band}>
      <div className="page-width section-space">
        <div className="flex flex-wrap items-center gap-5 sm:flex-nowrap sm:gap-8">
          {/* biome-ignore lint/performance/noImgElement: a small vector of our own. */}
          <img
            src={`/brand/${look.window}.svg`}
            alt=""
            width="96"
            height="112"
            loading="lazy"
            className="w-20 shrink-0 sm:w-28"
          />
          <div className="measure min-w-0 flex-1 basis-[10rem]">
            <h2 className={`text-title ${look.title}`}>{copy.title}</h2>
            <p className={`mt-2 text-lead ${look.text}`}>{copy.lead}</p>
          </div>
        </div>
        <div className={`mt-10 grid gap-x-10 ${columns}`}>
          {programs.map((program, index) => {
            // The others show theirs on their own pages: in columns they would be uneven.
            const picture = index === 0 ? program.picture : null
            return (
              <article
                key={program.id}
                id={program.id}
                aria-labelledby={`${program.id}-title`}
                className={
                  index === 0
                    ? `col-span-full grid gap-x-10 gap-y-5 rounded-card p-6 sm:p-9 md:grid-cols-2 ${look.panel}`
                    : 'mt-5 border-current/20 border-t pt-5 md:mt-8 md:pt-6'
                }
              >
                {picture && (
                  <Picture
                    picture={picture}
                    isFirst={isFirst}
                    sizes="(min-width: 48rem) 34rem, 92vw"
                    className="aspect-[3/2] w-full self-center rounded-2xl bg-paper-deep object-cover"
                  />
                )}
                {/* Without a picture, text and features are side by side. */}
                <div className={index > 0 || picture ? 'self-center' : 'contents'}>
                  <div>
                    <h3 id={`${program.id}-title`} className={`text-heading ${look.title}`}>
                      {program.title}
                    </h3>
                    <p className="mt-2">{program.description}</p>
                    <SiteLink
                      href={localePath(locale, `/what-we-do/${program.id}`)}
                      className={`mt-2 ${accentLinkClass}`}
                    >
                      {readMore} <span className="sr-only">{program.title}</span>
                    </SiteLink>
                  </div>
                  {/* On a phone only on the program's own page: here they would fill fifteen
                      screens. */}
                  <ul
                    aria-labelledby={`${program.id}-title`}
                    className="mt-4 hidden space-y-2 md:block"
                  >
                    <EachText
                      texts={program.features}
                      as="li"
                      className={`relative pl-6 leading-snug before:absolute before:top-[0.45em] before:left-0 before:size-2 before:rounded-full ${look.dot} ${look.text}`}
                    />
                  </ul>
                </div>
              </article>
            )
          })}
        </div>
      </div>
    </section>
  )
}
