import { ButtonLink } from '@/components/ui/button-link'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { GetInvolvedTexts } from '@/domain/pages/get-involved'
import type { PictureDto } from '@/domain/picture'
import { present } from '@/lib/present'

type PartnershipsProps = {
  locale: Locale
  copy: NonNullable<GetInvolvedTexts['partnerships']>
  picture: PictureDto | null
}

/** The kinds of partnership, next to a picture of the foundation's people. */
export function Partnerships({ locale, copy, picture }: PartnershipsProps) {
  return (
    <section className="page-width section-space grid gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-16">
      <div>
        <h2 className="text-neem-deep text-title">{copy.heading}</h2>
        {copy.lead && <p className="mt-4 text-ink-soft text-lead">{copy.lead}</p>}
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 76rem) 32rem, (min-width: 64rem) 42vw, 92vw"
            className="mt-8 aspect-[4/3] w-full rounded-card bg-paper-deep object-cover"
          />
        )}
      </div>
      <div>
        <ul className="border-line border-b">
          {present(copy.items).map(({ id, title, description }) => (
            <li key={id} className="border-line border-t py-7">
              <h3 className="text-heading text-neem-deep">{title}</h3>
              <p className="measure mt-2">{description}</p>
            </li>
          ))}
        </ul>
        {copy.contact && (
          <div className="mt-8">
            <ButtonLink href={localePath(locale, '/contact')} tone="lead">
              {copy.contact}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  )
}
