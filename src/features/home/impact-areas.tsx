import { SiteLink } from '@/components/ui/site-link'
import type { HomeContent, ImpactAreaId } from '@/content/home'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'

const GROUNDS: Record<ImpactAreaId, string> = {
  education: 'bg-marigold-tint',
  healthcare: 'bg-geru-tint',
  environment: 'bg-neem-tint',
  'women-empowerment': 'bg-dusk-tint',
}

/** The four kinds of work, each a card that leads to the services. */
export function ImpactAreas({
  locale,
  copy,
}: {
  locale: Locale
  copy: HomeContent['impactAreas']
}) {
  return (
    <section className="section-space">
      <div className="page-width">
        <div className="measure">
          <h2 className="text-neem-deep text-title">{copy.heading}</h2>
          <p className="mt-4 text-ink-soft text-lead">{copy.lead}</p>
        </div>
        <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {copy.items.map(({ id, title, description, href }) => (
            <li key={id}>
              <SiteLink
                href={localePath(locale, href)}
                className={`group grid h-full grid-cols-[auto_1fr] gap-x-5 rounded-card p-5 sm:flex sm:flex-col sm:p-6 sm:pt-8 ${GROUNDS[id]}`}
              >
                {/* biome-ignore lint/performance/noImgElement: a small vector of our own. */}
                <img
                  src={`/brand/${id}.svg`}
                  alt=""
                  width="72"
                  height="72"
                  loading="lazy"
                  className="row-span-3 sm:size-20"
                />
                <h3 className="text-heading text-neem-deep sm:mt-5">{title}</h3>
                <p className="mt-2 flex-1 leading-relaxed">{description}</p>
                <span className="mt-4 font-semibold text-neem-deep underline sm:mt-6 decoration-2 decoration-marigold underline-offset-4 group-hover:decoration-neem-deep">
                  {copy.linkLabel}
                  <span className="sr-only">: {title}</span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
