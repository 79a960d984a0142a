import { Picture } from '@/components/ui/picture'
import type { ImpactTexts } from '@/domain/pages/impact'
import type { PictureDto } from '@/domain/picture'
import { present } from '@/lib/present'

type ThemesTexts = NonNullable<ImpactTexts['themes']>

type ImpactThemesProps = {
  copy: ThemesTexts
  /** Pictures of our work by theme, as far as there are any. */
  pictures: Partial<Record<keyof ThemesTexts['items'], PictureDto>>
}

/** The three themes, each next to a picture of the work, on alternating sides. */
export function ImpactThemes({ copy, pictures }: ImpactThemesProps) {
  return (
    <section className="page-width section-space">
      <div className="measure">
        <h2 className="text-neem-deep text-title">{copy.heading}</h2>
        {copy.lead && <p className="mt-4 text-ink-soft text-lead">{copy.lead}</p>}
      </div>
      <ul className="mt-10 space-y-14 lg:mt-14 lg:space-y-20">
        {present(copy.items).map(({ id, title, description }) => {
          const picture = pictures[id]
          return (
            <li key={id} className="group grid items-center gap-6 lg:grid-cols-2 lg:gap-16">
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(min-width: 76rem) 35rem, (min-width: 64rem) 46vw, 92vw"
                  className="aspect-[3/2] w-full rounded-card bg-paper-deep object-cover lg:group-even:order-2"
                />
              )}
              <div className="border-marigold border-t-2 pt-5">
                <h3 className="text-neem-deep text-title">{title}</h3>
                <p className="measure mt-4">{description}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
