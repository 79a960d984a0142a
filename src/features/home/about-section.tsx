import { ButtonLink } from '@/components/ui/button-link'
import { Picture } from '@/components/ui/picture'
import type { HomeContent } from '@/content/home'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { PictureDto } from '@/domain/picture'

type AboutSectionProps = {
  locale: Locale
  copy: HomeContent['about']
  picture: PictureDto | null
}

/** Who we are, with mission and vision. */
export function AboutSection({ locale, copy, picture }: AboutSectionProps) {
  return (
    <section className="section-space pt-0">
      <div className="page-width grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 76rem) 35rem, (min-width: 64rem) 46vw, 92vw"
            className="aspect-[4/3] w-full rounded-card bg-paper-deep object-cover"
          />
        )}
        <div>
          <h2 className="text-neem-deep text-title">{copy.heading}</h2>
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure mt-4">
              {paragraph}
            </p>
          ))}
          <dl className="mt-8 grid gap-6 sm:grid-cols-2">
            {[copy.mission, copy.vision].map(({ title, text }) => (
              <div key={title} className="border-marigold border-t-2 pt-4">
                <dt className="font-heading text-heading text-neem-deep">{title}</dt>
                <dd className="mt-2">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-8 flex flex-wrap gap-3">
            {copy.links.map(({ id, href, label }, index) => (
              <ButtonLink
                key={id}
                href={localePath(locale, href)}
                tone={index === 0 ? 'lead' : 'quiet'}
              >
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
