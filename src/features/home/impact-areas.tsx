import { SiteLink } from '@/components/ui/site-link'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { HomeTexts } from '@/domain/pages/home'
import { present } from '@/lib/present'

type ImpactAreasTexts = NonNullable<HomeTexts['impactAreas']>

const LOOKS: Record<keyof ImpactAreasTexts['areas'], { background: string; picture: string }> = {
  education: { background: 'bg-marigold-tint', picture: '/brand/education.svg' },
  healthcare: { background: 'bg-geru-tint', picture: '/brand/healthcare.svg' },
  environment: { background: 'bg-neem-tint', picture: '/brand/environment.svg' },
  womenEmpowerment: { background: 'bg-dusk-tint', picture: '/brand/women-empowerment.svg' },
}

/** The four areas of work, each a card that links to the services. */
export function ImpactAreas({ locale, copy }: { locale: Locale; copy: ImpactAreasTexts }) {
  return (
    <section className="section-space">
      <div className="page-width">
        <div className="measure">
          <h2 className="text-neem-deep text-title">{copy.heading}</h2>
          {copy.lead && <p className="mt-4 text-ink-soft text-lead">{copy.lead}</p>}
        </div>
        <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {present(copy.areas).map(({ id, title, description }) => (
            <li key={id}>
              <SiteLink
                href={localePath(locale, '/what-we-do')}
                className={`group flex h-full flex-wrap gap-x-5 gap-y-3 rounded-card p-5 sm:flex-col sm:flex-nowrap sm:gap-y-0 sm:p-6 sm:pt-8 ${LOOKS[id].background}`}
              >
                {/* biome-ignore lint/performance/noImgElement: a small vector of our own. */}
                <img
                  src={LOOKS[id].picture}
                  alt=""
                  width="72"
                  height="72"
                  loading="lazy"
                  className="self-start sm:size-20"
                />
                <div className="flex min-w-0 flex-1 basis-[9rem] flex-col items-start sm:basis-auto">
                  <h3 className="max-w-full text-heading text-neem-deep sm:mt-5">{title}</h3>
                  <p className="mt-2 flex-1 leading-relaxed">{description}</p>
                  <span className="mt-4 font-semibold text-neem-deep underline sm:mt-6 decoration-2 decoration-marigold underline-offset-4 group-hover:decoration-neem-deep">
                    {copy.linkLabel}
                    <span className="sr-only">: {title}</span>
                  </span>
                </div>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
