import { ButtonLink } from '@/components/ui/button-link'
import { Picture } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import { accentLinkClass } from '@/components/ui/text-link-class'
import { campaignsContent } from '@/content/campaigns'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { plainText } from '@/lib/plain-text'
import { giveHref } from './campaign-article'
import { CampaignProgress, type ShownCampaign } from './campaign-progress'

type CurrentCampaignProps = { locale: Locale; campaign: ShownCampaign | undefined }

/** The running campaign on Home; renders nothing if there is none. */
export function CurrentCampaign({ locale, campaign }: CurrentCampaignProps) {
  if (!campaign) return null
  const copy = campaignsContent[locale]
  const { id, title, description, picture } = campaign
  return (
    <section className="page-width pb-14 lg:pb-20" aria-labelledby="current-campaign">
      <div
        className={`grid overflow-hidden rounded-card bg-marigold-tint ${picture ? 'lg:grid-cols-2' : ''}`}
      >
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 76rem) 37rem, (min-width: 64rem) 48vw, 92vw"
            className="aspect-[3/2] size-full bg-paper-deep object-cover"
          />
        )}
        <div className="p-6 sm:p-10">
          <p className="font-semibold text-geru-deep">{copy.current}</p>
          <h2 id="current-campaign" className="mt-1 text-neem-deep text-title">
            {title}
          </h2>
          {description && <p className="mt-2 mb-4">{description}</p>}
          <CampaignProgress locale={locale} campaign={campaign} />
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={giveHref(locale, campaign)} tone="give">
              {copy.give}
            </ButtonLink>
            <SiteLink
              href={localePath(locale, `/campaigns/${id}`)}
              aria-label={`${copy.read}: ${plainText(title)}`}
              className={accentLinkClass}
            >
              {copy.read}
            </SiteLink>
          </div>
        </div>
      </div>
    </section>
  )
}
