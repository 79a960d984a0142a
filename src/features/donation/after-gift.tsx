import { ButtonLink, buttonClass } from '@/components/ui/button-link'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { ShareLink } from '@/components/ui/share-link'
import { afterGiftContent } from '@/content/after-gift'
import type { Locale } from '@/content/locale'
import { localePath, MY_GIVING_PATH } from '@/content/paths'
import { receiptContent } from '@/content/receipt'
import { fillPlaceholders } from '@/domain/fill-placeholders'

type AfterGiftProps = {
  locale: Locale
  foundationName: string
  /** Absolute URL of the home page. */
  siteUrl: string
  /** Whether the foundation is registered under Section 80G. */
  offersTaxReceipt: boolean
  /** The newest published activity, if there is one. */
  activity: { id: string; title: string } | null
  /** Path of its receipt; null if it has none. */
  receiptPath: string | null
}

/** What happens once a gift has reached us, and how to tell others without naming the amount. */
export function AfterGift({
  locale,
  foundationName,
  siteUrl,
  offersTaxReceipt,
  activity,
  receiptPath,
}: AfterGiftProps) {
  const copy = afterGiftContent[locale]
  return (
    <>
      <section aria-labelledby="next-title" className="max-w-2xl">
        <h2 id="next-title" className="text-heading text-neem-deep">
          {copy.title}
        </h2>
        <NumberedSteps
          steps={[copy.mail, offersTaxReceipt ? copy.taxReceipt : copy.receipt, copy.work]}
          className="mt-5 grid gap-6"
          titleClass="pt-2 font-semibold"
        />
        <div className="mt-6 flex flex-wrap gap-4">
          {receiptPath && (
            <a href={receiptPath} className={buttonClass('lead')}>
              {receiptContent[locale].download}
            </a>
          )}
          {/* A plain link: the page is personal and must not be prefetched. */}
          <a href={localePath(locale, MY_GIVING_PATH)} className={buttonClass('quiet')}>
            {copy.myGiving}
          </a>
          <ButtonLink
            href={localePath(locale, activity ? `/activities/${activity.id}` : '/stories')}
            tone="quiet"
          >
            {activity ? fillPlaceholders(copy.activity, { title: activity.title }) : copy.stories}
          </ButtonLink>
        </div>
      </section>
      <section aria-labelledby="tell-title" className="max-w-2xl border-line border-t pt-8">
        <h2 id="tell-title" className="text-heading text-neem-deep">
          {copy.share.title}
        </h2>
        <p className="mt-1 mb-4">{copy.share.text}</p>
        <ShareLink
          label={copy.share.label}
          text={fillPlaceholders(copy.share.message, { foundation: foundationName })}
          url={siteUrl}
        />
      </section>
    </>
  )
}
