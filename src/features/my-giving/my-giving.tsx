import { ForgetAnchor } from '@/components/form/forget-anchor'
import { FormFailureNote } from '@/components/form/form-failure-note'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeading } from '@/components/ui/page-heading'
import type { Locale } from '@/content/locale'
import { myGivingContent } from '@/content/my-giving'
import { localePath } from '@/content/paths'
import type { MyGivingDto } from '@/domain/responses/my-giving'
import type { ReturnedForm } from '@/domain/returned-form'
import type { Copy } from './my-giving-parts'
import { OpenByLink } from './open-by-link'
import { OwnGifts } from './own-gifts'
import { WayIn } from './way-in'

type MyGivingProps = {
  locale: Locale
  state:
    | { kind: 'open'; giving: MyGivingDto; returned: ReturnedForm | null }
    | { kind: 'closed'; hasRequestedCode: boolean; canSendLinks: boolean }
  /** Whether the foundation can issue receipts under Section 80G. */
  offersTaxReceipt: boolean
}

/**
 * A donor's own gifts, or the login to them. Only the button of a mailed link needs a script;
 * browsers submit the forms without one.
 */
export function MyGiving({ locale, state, offersTaxReceipt }: MyGivingProps) {
  const copy = myGivingContent[locale]
  const isClosed = state.kind === 'closed'
  return (
    <>
      {/* Low, so that on a phone the field of the way in is not under the Donate bar. */}
      <PageHeading title={copy.meta.title} lead={copy.lead} isLow />
      <div className="page-width grid gap-8 py-10 sm:py-14">
        <Notes copy={copy} isClosed={isClosed} />
        {/* Also where it is open: the link may be another donor's, on a phone that a family shares. */}
        <OpenByLink locale={locale} copy={copy.open} />
        {isClosed ? (
          <WayIn locale={locale} copy={copy} {...state} />
        ) : (
          <OwnGifts locale={locale} copy={copy} {...state} offersTaxReceipt={offersTaxReceipt} />
        )}
        <div className="flex flex-wrap gap-4">
          {!isClosed && (
            <ButtonLink href={localePath(locale, '/donate')} tone="give">
              {copy.donate}
            </ButtonLink>
          )}
          <ButtonLink href={localePath(locale, '/contact')} tone="quiet">
            {copy.contact}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

/** The forms of the closed page; all others belong to the open one. */
const WAY_IN = ['open', 'ask', 'code']

/** The possible results of the forms; the browser shows the one that is the `:target`. */
function Notes({ copy, isClosed }: { copy: Copy; isClosed: boolean }) {
  // Another tab has opened or closed the page since the form was shown.
  const otherState = isClosed ? copy.closedMeanwhile : copy.openAlready
  return (
    <>
      {Object.entries(copy.failed).map(([name, text]) => (
        <div
          key={name}
          id={`${name}-failed`}
          data-note=""
          className="hidden max-w-2xl target:block"
        >
          <FormFailureNote isAnnounced={false}>
            {isClosed === WAY_IN.includes(name) ? text : otherState}
          </FormFailureNote>
        </div>
      ))}
      {Object.entries(copy.sent).map(([name, text]) => (
        <p
          key={name}
          id={name}
          data-note=""
          className="hidden max-w-2xl rounded-card bg-neem-tint p-5 font-semibold text-neem-deep target:block"
        >
          {text}
        </p>
      ))}
      <ForgetAnchor />
    </>
  )
}
