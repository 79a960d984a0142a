import { ButtonLink } from '@/components/ui/button-link'
import type { AboutContent } from '@/content/about'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'

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

      <section className="page-width section-space">
        <h2 className="text-neem-deep text-title">{copy.values.heading}</h2>
        <p className="measure mt-4 text-ink-soft text-lead">{copy.values.lead}</p>
        <dl className="mt-10 grid gap-5 md:grid-cols-3">
          {copy.values.items.map(({ id, title, description }) => (
            <div
              key={id}
              className="rounded-arch border border-line bg-card px-8 pt-20 pb-10 text-center"
            >
              <dt className="font-heading text-geru text-title">{title}</dt>
              <dd className="mt-3">{description}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="bg-neem-deep text-white">
        <div className="page-width flex flex-col items-start gap-6 py-16 lg:flex-row lg:items-center lg:justify-between">
          <div className="measure">
            <h2 className="text-title">{copy.closing.heading}</h2>
            <p className="mt-3 text-lead text-white/90">{copy.closing.text}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            {copy.closing.links.map(({ id, href, label }) => (
              <ButtonLink key={id} href={localePath(locale, href)} tone="onDark">
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </section>
    </>
  )
}
