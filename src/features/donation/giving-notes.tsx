import { EachText } from '@/components/ui/each-text'
import { SiteLink } from '@/components/ui/site-link'
import { textLinkClass } from '@/components/ui/text-link-class'
import type { DonateContent } from '@/content/donate'
import type { Locale } from '@/content/locale'
import { localePath, MY_GIVING_PATH } from '@/content/paths'
import type { DonateTexts } from '@/domain/pages/donate'

type GivingNotesProps = {
  locale: Locale
  texts: Pick<DonateTexts, 'tax' | 'notes'>
  copy: Pick<DonateContent, 'registration80g' | 'myGiving'>
  /** Registration number under Section 80G; null if it is not published. */
  registration80g: string | null
  /** Whether there was an approval that is no longer valid: then no text may claim one. */
  has80gLapsed: boolean
}

const LINK_CLASS = `${textLinkClass} hover:text-neem-deep`

/** The tax note (spec section 2) and what else donors should know before giving. */
export function GivingNotes(props: GivingNotesProps) {
  const { locale, texts, copy, registration80g, has80gLapsed } = props
  const { tax, notes } = texts
  return (
    <div className="page-width grid gap-10 pt-8 pb-24 lg:grid-cols-2 lg:gap-16">
      {tax && (
        <section aria-labelledby="tax-heading">
          <h2 id="tax-heading" className="text-heading text-neem-deep">
            {tax.heading}
          </h2>
          {tax.text && !has80gLapsed && <p className="mt-3 font-semibold">{tax.text}</p>}
          <p className="mt-3 rounded-2xl bg-marigold-tint px-5 py-4">
            {registration80g ? (
              <>
                {copy.registration80g.label}:{' '}
                <strong className="inline-block break-all">{registration80g}</strong>
              </>
            ) : (
              copy.registration80g[has80gLapsed ? 'lapsed' : 'notSet']
            )}
          </p>
          {tax.conditions && !has80gLapsed && (
            <p className="mt-3 text-ink-soft">{tax.conditions}</p>
          )}
          {tax.certificate && !has80gLapsed && (
            <p className="mt-3 text-ink-soft">{tax.certificate}</p>
          )}
          {tax.transparency && (
            <SiteLink href={localePath(locale, '/transparency')} className={`${LINK_CLASS} mt-2`}>
              {tax.transparency}
            </SiteLink>
          )}
        </section>
      )}
      {notes && (
        <section aria-labelledby="notes-heading">
          <h2 id="notes-heading" className="text-heading text-neem-deep">
            {notes.heading}
          </h2>
          <ul className="mt-3 grid list-disc gap-3 pl-5 text-ink-soft marker:text-marigold">
            <EachText texts={notes.points} as="li" />
          </ul>
          <p className="mt-2 flex flex-wrap gap-x-6">
            {notes.links.refundPolicy && (
              <SiteLink href={localePath(locale, '/refund-policy')} className={LINK_CLASS}>
                {notes.links.refundPolicy}
              </SiteLink>
            )}
            {notes.links.privacy && (
              <SiteLink href={localePath(locale, '/privacy')} className={LINK_CLASS}>
                {notes.links.privacy}
              </SiteLink>
            )}
            {/* A plain link: the page is personal and must not be prefetched. */}
            <a href={localePath(locale, MY_GIVING_PATH)} className={LINK_CLASS}>
              {copy.myGiving}
            </a>
          </p>
        </section>
      )}
    </div>
  )
}
