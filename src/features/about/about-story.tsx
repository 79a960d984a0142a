import { Closing } from '@/components/ui/closing'
import type { AboutContent, CoreValue } from '@/content/about'
import type { Locale } from '@/content/locale'

const GROUNDS: Record<CoreValue['id'], string> = {
  love: 'bg-geru-tint',
  truth: 'bg-marigold-tint',
  compassion: 'bg-neem-tint',
}

/** The text of the About page: story, vision, mission, core values. */
export function AboutStory({ locale, copy }: { locale: Locale; copy: AboutContent }) {
  return (
    <>
      <section className="section-space page-width grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <h2 className="text-neem-deep text-title">{copy.story.heading}</h2>
        <div className="measure space-y-5 text-lead">
          {copy.story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>

      <section className="bg-paper-deep">
        <div className="page-width section-space grid gap-10 lg:grid-cols-2 lg:gap-16">
          <div>
            <h2 className="text-neem-deep text-title">{copy.vision.title}</h2>
            <p className="mt-5 text-lead">{copy.vision.text}</p>
          </div>
          <div>
            <h2 className="text-neem-deep text-title">{copy.mission.title}</h2>
            <p className="mt-5 text-lead">{copy.mission.text}</p>
            <ul className="mt-5 space-y-3">
              {copy.mission.points.map((point) => (
                <li key={point} className="border-marigold border-l-2 pl-4">
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>

      <section className="page-width section-space pb-0">
        <h2 className="text-neem-deep text-title">{copy.values.heading}</h2>
        <p className="measure mt-4 text-ink-soft text-lead">{copy.values.lead}</p>
        <dl className="mt-10 grid gap-5 md:grid-cols-3">
          {copy.values.items.map(({ id, title, description }) => (
            <div
              key={id}
              className={`rounded-arch px-8 pt-20 pb-10 text-center md:px-4 lg:px-12 lg:pt-28 lg:pb-14 ${GROUNDS[id]}`}
            >
              <dt className="font-heading text-geru text-title md:text-heading lg:text-title">
                {title}
              </dt>
              <dd className="mt-3">{description}</dd>
            </div>
          ))}
        </dl>
      </section>

      <Closing locale={locale} copy={copy.closing} />
    </>
  )
}
