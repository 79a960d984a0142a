import { type CampaignsContent, campaignsContent } from '@/content/campaigns'
import type { Locale } from '@/content/locale'
import type { CampaignState } from '@/domain/campaign'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { CampaignTexts } from '@/domain/pages/campaign'
import { formatDate } from '@/lib/dates'
import { formatRupees, fromPaise } from '@/lib/money'
import { plainText } from '@/lib/plain-text'

/** A campaign as its page and Home show it. */
export type ShownCampaign = CampaignTexts & {
  id: string
  program: { title: string } | null
  goalRupees: number
  startsOn: string
  endsOn: string
  receivedPaise: number
  gifts: number
  percent: number
  state: CampaignState
}

type ProgressProps = { locale: Locale; campaign: ShownCampaign }

/** What a campaign needs and what it has received. */
export function CampaignProgress({ locale, campaign }: ProgressProps) {
  const copy = campaignsContent[locale]
  const { need, goalRupees, percent, gifts, state } = campaign
  const receivedRupees = fromPaise(Math.max(0, campaign.receivedPaise))
  const progress = fillPlaceholders(copy.progress, {
    received: formatRupees(receivedRupees, locale),
    goal: formatRupees(goalRupees, locale),
  })
  const things = thingsOf(need)
  return (
    <div>
      {things && (
        <p className="font-semibold text-lead">
          {fillPlaceholders(copy.need, { things })}
          {need.costRupees && (
            <span className="block font-normal text-base text-ink-soft">
              {fillPlaceholders(copy.costEach, { amount: formatRupees(need.costRupees, locale) })}
            </span>
          )}
        </p>
      )}
      {state !== 'upcoming' && (
        <>
          <p className="mt-4 text-ink-soft text-sm">{copy.progressLabel}</p>
          <p className="font-heading text-heading text-neem-deep">{progress}</p>
          <progress
            value={percent}
            max={100}
            aria-label={`${copy.progressLabel}: ${progress}`}
            className="mt-2 h-3 w-full"
          />
          <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm">
            <span>{countGifts(gifts, copy)}</span>
            <span>{percent}%</span>
          </p>
          <ThingsDone locale={locale} campaign={campaign} receivedRupees={receivedRupees} />
        </>
      )}
      <p className="mt-3 font-semibold">
        {fillPlaceholders(copy.states[state], { day: dayOf(campaign, locale) })}
      </p>
    </div>
  )
}

/** How many of the things the money covers, if their cost is known. */
function ThingsDone({
  locale,
  campaign,
  receivedRupees,
}: ProgressProps & { receivedRupees: number }) {
  const { count, costRupees, things } = campaign.need
  if (!count || !costRupees || !plainText(things) || receivedRupees < costRupees) return null
  const done = Math.min(count, Math.floor(receivedRupees / costRupees))
  return (
    <p className="mt-2">
      {fillPlaceholders(campaignsContent[locale].thingsDone, {
        done,
        count,
        things: plainText(things),
      })}
    </p>
  )
}

/** Returns the need, such as '60 winter kits', or '' if none is stated. */
function thingsOf({ count, things }: CampaignTexts['need']): string {
  const word = plainText(things)
  return word && count ? `${count} ${word}` : word
}

function countGifts(gifts: number, { gifts: copy }: CampaignsContent): string {
  return gifts === 1 ? copy.one : fillPlaceholders(copy.many, { count: gifts })
}

function dayOf({ state, startsOn, endsOn }: ShownCampaign, locale: Locale): string {
  return formatDate(state === 'upcoming' ? startsOn : endsOn, locale)
}
