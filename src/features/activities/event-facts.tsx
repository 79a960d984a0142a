import type { ActivitiesContent } from '@/content/activities'
import type { Locale } from '@/content/locale'

type EventFactsProps = {
  /** Date and time, formatted for display. */
  dateText: string
  place: string | null
  /** Language of the place, if it is not that of the page. */
  placeLang?: Locale
  copy: ActivitiesContent['event']
}

/** Date and place of an event. */
export function EventFacts({ dateText, place, placeLang, copy }: EventFactsProps) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 rounded-2xl bg-marigold-tint px-5 py-3">
      <div>
        <dt className="text-ink-soft text-sm">{copy.date}</dt>
        <dd className="font-semibold">{dateText}</dd>
      </div>
      {place && (
        <div>
          <dt className="text-ink-soft text-sm">{copy.location}</dt>
          <dd lang={placeLang} className="font-semibold">
            {place}
          </dd>
        </div>
      )}
    </dl>
  )
}
