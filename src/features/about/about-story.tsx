import { Closing } from '@/components/ui/closing'
import { EachText } from '@/components/ui/each-text'
import type { Locale } from '@/content/locale'
import type { AboutTexts } from '@/domain/pages/about'
import { present } from '@/lib/present'

type ValuesTexts = NonNullable<AboutTexts['values']>

const BACKGROUNDS: Record<keyof ValuesTexts['items'], string> = {
  love: 'bg-geru-tint',
  truth: 'bg-marigold-tint',
  compassion: 'bg-neem-tint',
}

/** The text of the About page: story, vision, mission, core values. */
export function AboutStory({ locale, copy }: { locale: Locale; copy: AboutTexts }) {
  const { story, vision, mission, values } = copy
  return (
    <>
      {story && (
        <section className="section-space page-width grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
          <h2 className="text-neem-deep text-title">{story.heading}</h2>
          <div className="measure space-y-5 text-lead">
            <EachText texts={story.paragraphs} as="p" />
          </div>
        </section>
      )}

      {(vision || mission) && (
        <section className="bg-paper-deep">
          <div className="page-width section-space grid gap-10 lg:grid-cols-2 lg:gap-16">
            {vision && (
              <div>
                <h2 className="text-neem-deep text-title">{vision.title}</h2>
                <p className="mt-5 text-lead">{vision.text}</p>
              </div>
            )}
            {mission && (
              <div>
                <h2 className="text-neem-deep text-title">{mission.title}</h2>
                <p className="mt-5 text-lead">{mission.text}</p>
                <ul className="mt-5 space-y-3">
                  <EachText
                    texts={mission.points}
                    as="li"
                    className="border-marigold border-l-2 pl-4"
                  />
                </ul>
              </div>
            )}
          </div>
        </section>
      )}

      {values && (
        <section className="page-width section-space pb-0">
          <h2 className="text-neem-deep text-title">{values.heading}</h2>
          {values.lead && <p className="measure mt-4 text-ink-soft text-lead">{values.lead}</p>}
          <dl className="mt-10 grid gap-5 md:grid-cols-3">
            {present(values.items).map(({ id, title, description }) => (
              <div
                key={id}
                className={`rounded-arch px-8 pt-20 pb-10 text-center md:px-4 lg:px-12 lg:pt-28 lg:pb-14 ${BACKGROUNDS[id]}`}
              >
                <dt className="font-heading text-geru text-title md:text-heading lg:text-title">
                  {title}
                </dt>
                <dd className="mt-3">{description}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}

      <Closing
        locale={locale}
        copy={copy.closing}
        paths={{ whatWeDo: '/what-we-do', getInvolved: '/get-involved' }}
      />
    </>
  )
}
