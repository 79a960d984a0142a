import { ButtonLink } from '@/components/ui/button-link'
import { EachText } from '@/components/ui/each-text'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { HomeTexts } from '@/domain/pages/home'
import type { PictureDto } from '@/domain/picture'
import { present } from '@/lib/present'

type AboutSectionProps = {
  locale: Locale
  copy: NonNullable<HomeTexts['about']>
  picture: PictureDto | null
}

/** Who we are, with mission and vision. */
export function AboutSection({ locale, copy, picture }: AboutSectionProps) {
  return (
    <section className="section-space pt-0">
      <div
        className={`page-width grid items-center gap-10 lg:gap-16 ${picture ? 'lg:grid-cols-2' : ''}`}
      >
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 76rem) 35rem, (min-width: 64rem) 46vw, 92vw"
            className="aspect-[4/3] w-full rounded-card bg-paper-deep object-cover"
          />
        )}
        <div>
          <h2 className="text-neem-deep text-title">{copy.heading}</h2>
          <EachText texts={copy.paragraphs} as="p" className="measure mt-4" />
          <dl className="mt-8 grid gap-6 sm:grid-cols-2">
            {present({ mission: copy.mission, vision: copy.vision }).map(({ id, title, text }) => (
              <div key={id} className="border-marigold border-t-2 pt-4">
                <dt className="font-heading text-heading text-neem-deep">{title}</dt>
                <dd className="mt-2">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-8 flex flex-wrap gap-3">
            {copy.links.about && (
              <ButtonLink href={localePath(locale, '/about')} tone="lead">
                {copy.links.about}
              </ButtonLink>
            )}
            {copy.links.objectives && (
              <ButtonLink href={localePath(locale, '/objectives')} tone="quiet">
                {copy.links.objectives}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
