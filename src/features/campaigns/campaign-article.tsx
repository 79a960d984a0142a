import { ButtonLink } from '@/components/ui/button-link'
import { EachText } from '@/components/ui/each-text'
import { Picture } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import { accentLinkClass } from '@/components/ui/text-link-class'
import { Updates } from '@/components/ui/updates'
import { campaignsContent } from '@/content/campaigns'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { plainText } from '@/lib/plain-text'
import { CampaignProgress, type ShownCampaign } from './campaign-progress'

type CampaignArticleProps = {
  locale: Locale
  campaign: ShownCampaign
  /** Campaign to suggest once this one is closed. */
  next: ShownCampaign | undefined
}

/** What a campaign is about, next to its progress and the button to give. */
export function CampaignArticle({ locale, campaign, next }: CampaignArticleProps) {
  const copy = campaignsContent[locale]
  const { picture, details, state, thanks, updates } = campaign
  const isClosed = state === 'reached' || state === 'over'
  // The program of the campaign that the button leads to.
  const program = (state === 'running' ? campaign : next)?.program
  const hasArticle = picture !== null || details.length > 0 || updates.length > 0
  return (
    <div
      className={`page-width grid gap-10 py-12 lg:gap-16 lg:py-16 ${hasArticle ? 'lg:grid-cols-[1.6fr_1fr]' : 'lg:grid-cols-[minmax(0,40rem)]'}`}
    >
      <div className="order-first self-start rounded-card bg-marigold-tint p-6 sm:p-8 lg:sticky lg:top-28 lg:order-last">
        <CampaignProgress locale={locale} campaign={campaign} />
        {isClosed && thanks && <p className="mt-3">{thanks}</p>}
        <div className="mt-6 grid gap-3">
          <NextStep locale={locale} campaign={campaign} next={next} />
        </div>
        {program && (
          <p className="mt-5 text-ink-soft text-sm">
            {fillPlaceholders(copy.program, { program: program.title })}
          </p>
        )}
        {state !== 'upcoming' && <p className="mt-2 text-ink-soft text-sm">{copy.counted}</p>}
      </div>
      {hasArticle && (
        <div className="measure space-y-5">
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 64rem) 44rem, 92vw"
              isFirst
              className="aspect-[3/2] w-full rounded-card bg-paper-deep object-cover"
            />
          )}
          <EachText texts={details} as="p" className="text-lead" />
          <Updates locale={locale} heading={copy.updates} updates={updates} />
          {/* For narrow screens, where the card with the same button is far above. */}
          <div className="grid gap-3 pt-5 lg:hidden">
            <NextStep locale={locale} campaign={campaign} next={next} />
          </div>
        </div>
      )}
    </div>
  )
}

/** Returns the address of Donate with the campaign selected. */
export function giveHref(locale: Locale, { id }: Pick<ShownCampaign, 'id'>): string {
  return `${localePath(locale, '/donate')}?campaign=${encodeURIComponent(id)}`
}

/** The button to give for the campaign while it runs; otherwise for the next one, or in general. */
function NextStep({ locale, campaign, next }: CampaignArticleProps) {
  const copy = campaignsContent[locale]
  if (campaign.state === 'running') {
    return (
      <ButtonLink href={giveHref(locale, campaign)} tone="give">
        {copy.give}
      </ButtonLink>
    )
  }
  if (!next) {
    return (
      <ButtonLink href={localePath(locale, '/donate')} tone="give">
        {copy.giveAnyway}
      </ButtonLink>
    )
  }
  return (
    <>
      <h2 className="text-heading text-neem-deep">{copy.next}</h2>
      <SiteLink href={localePath(locale, `/campaigns/${next.id}`)} className={accentLinkClass}>
        {next.title}
      </SiteLink>
      <ButtonLink href={giveHref(locale, next)} tone="give">
        {fillPlaceholders(copy.giveFor, { campaign: plainText(next.title) })}
      </ButtonLink>
    </>
  )
}
