import { SiteLink } from '@/components/ui/site-link'
import type { DonateContent } from '@/content/donate'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'

type GivingNotesProps = {
  locale: Locale
  copy: DonateContent
  /** Under Section 80G; null where it is not published. */
  registration80g: string | null
}

const LINK_CLASS =
  'inline-flex min-h-11 items-center font-semibold text-neem underline underline-offset-4 hover:text-neem-deep'

/** The tax note (spec section 2), and what else one should know before giving. */
export function GivingNotes({ locale, copy, registration80g }: GivingNotesProps) {
  const { tax, notes } = copy
  return (
    <div className="page-width grid gap-10 pb-24 lg:grid-cols-2 lg:gap-16">
      <section aria-labelledby="tax-heading">
        <h2 id="tax-heading" className="text-heading text-neem-deep">
          {tax.heading}
        </h2>
        <p className="mt-3 font-semibold">{tax.text}</p>
        <p className="mt-3 rounded-2xl bg-marigold-tint px-5 py-4">
          {registration80g ? (
            <>
              {tax.registrationLabel}: <strong className="break-all">{registration80g}</strong>
            </>
          ) : (
            tax.registrationNotSet
          )}
        </p>
        <p className="mt-3 text-ink-soft">{tax.conditions}</p>
        <p className="mt-3 text-ink-soft">{tax.certificate}</p>
        <SiteLink href={localePath(locale, tax.link.href)} className={`${LINK_CLASS} mt-2`}>
          {tax.link.label}
        </SiteLink>
      </section>
      <section aria-labelledby="notes-heading">
        <h2 id="notes-heading" className="text-heading text-neem-deep">
          {notes.heading}
        </h2>
        <ul className="mt-3 grid list-disc gap-3 pl-5 text-ink-soft marker:text-marigold">
          {notes.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="mt-2 flex flex-wrap gap-x-6">
          {notes.links.map(({ id, href, label }) => (
            <SiteLink key={id} href={localePath(locale, href)} className={LINK_CLASS}>
              {label}
            </SiteLink>
          ))}
        </p>
      </section>
    </div>
  )
}
