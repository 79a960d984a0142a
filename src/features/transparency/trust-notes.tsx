import { EachText } from '@/components/ui/each-text'
import { SiteLink } from '@/components/ui/site-link'
import { accentLinkClass } from '@/components/ui/text-link-class'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { verifyContent } from '@/content/verify'
import type { TransparencyTexts } from '@/domain/pages/transparency'
import { VERIFY_PATH } from '@/domain/verification'

type TrustNotesProps = Pick<TransparencyTexts, 'figures' | 'giving'> & {
  locale: Locale
  /** The figures with a known source. */
  sources: { label: string; source: string }[]
}

/** How the figures are recorded, and how to make sure that a gift arrives. */
export function TrustNotes({ locale, figures, giving, sources }: TrustNotesProps) {
  if (!figures && !giving) return null
  return (
    <section className="bg-paper-deep">
      <div className="page-width section-space grid gap-12 lg:grid-cols-[1fr_1.3fr] lg:gap-20">
        {figures && (
          <div>
            <h2 className="text-neem-deep text-title">{figures.heading}</h2>
            <EachText texts={figures.paragraphs} as="p" className="mt-4" />
            {sources.length > 0 && (
              <dl className="mt-5 space-y-2">
                {sources.map(({ label, source }) => (
                  <div key={`${label}${source}`}>
                    <dt className="font-semibold">{label}</dt>
                    <dd className="text-ink-soft">
                      {figures.source}: {source}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        )}
        {giving && (
          <div>
            <h2 className="text-neem-deep text-title">{giving.heading}</h2>
            <ol className="mt-6">
              {giving.points.map((point, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a point has no other key than its position.
                <li key={index} className="flex gap-5 border-line border-t py-5">
                  <span
                    aria-hidden="true"
                    className="w-7 shrink-0 font-heading text-geru text-title leading-none"
                  >
                    {index + 1}
                  </span>
                  <span>{point}</span>
                </li>
              ))}
            </ol>
            <SiteLink
              href={localePath(locale, VERIFY_PATH)}
              className={`${accentLinkClass} hover:text-neem`}
            >
              {verifyContent[locale].form.link}
            </SiteLink>
          </div>
        )}
      </div>
    </section>
  )
}
