import { ButtonLink, buttonClass } from '@/components/ui/button-link'
import { PageHeading } from '@/components/ui/page-heading'
import type { Locale } from '@/content/locale'
import { localePath, MY_GIVING_PATH } from '@/content/paths'
import { updatesContent } from '@/content/updates'

type UnsubscribeProps = {
  locale: Locale
  /** Key in the URL. */
  linkKey: string
  /** Null if the link is not valid. */
  state: { wantsUpdates: boolean } | null
}

/**
 * The page behind the unsubscribe link in each update. It has no script and shows nothing about its
 * reader.
 */
export function Unsubscribe({ locale, linkKey, state }: UnsubscribeProps) {
  const copy = updatesContent[locale]
  const { title, text } = state === null ? copy.unknown : state.wantsUpdates ? copy.on : copy.off
  return (
    <>
      <PageHeading title={copy.meta.title} lead={copy.lead} />
      <div className="page-width grid gap-6 py-10 sm:py-14">
        <section
          id="news"
          className="max-w-2xl scroll-mt-28 rounded-card border border-line bg-card p-5 sm:p-8"
        >
          <h2 className="text-heading text-neem-deep">{title}</h2>
          <p className="mt-2">{text}</p>
          {state?.wantsUpdates && (
            <form
              method="post"
              action={`/api/unsubscribe/${linkKey}/stop?locale=${locale}`}
              className="mt-5"
            >
              <button type="submit" className={buttonClass('lead')}>
                {copy.on.action}
              </button>
            </form>
          )}
        </section>
        <div>
          <ButtonLink href={localePath(locale, MY_GIVING_PATH)} tone="quiet">
            {copy.myGiving}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
