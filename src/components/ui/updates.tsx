import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/content/locale'
import type { UpdateTexts } from '@/domain/pages/campaign'
import { formatDate } from '@/lib/dates'

type UpdatesProps = { locale: Locale; heading: string; updates: UpdateTexts[] }

/** Updates of a campaign or program, newest first; renders nothing if there are none. */
export function Updates({ locale, heading, updates }: UpdatesProps) {
  if (updates.length === 0) return null
  const newestFirst = [...updates].sort((a, b) => momentOf(b) - momentOf(a))
  return (
    <section aria-labelledby="updates" className="mt-12">
      <h2 id="updates" className="text-neem-deep text-title">
        {heading}
      </h2>
      <ol className="mt-6 space-y-8 border-marigold border-l-2 pl-5 sm:pl-7">
        {newestFirst.map((update, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two updates of a day may be the same.
          <li key={index}>
            {update.day && (
              <time dateTime={update.day} className="text-ink-soft text-sm">
                {formatDate(update.day, locale)}
              </time>
            )}
            <h3 className="text-heading text-neem-deep">{update.title}</h3>
            {update.text && <p className="mt-2">{update.text}</p>}
            {update.picture && (
              <Picture
                picture={update.picture}
                sizes="(min-width: 64rem) 40rem, 92vw"
                className="mt-4 aspect-[3/2] w-full rounded-card bg-paper-deep object-cover"
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function momentOf({ day }: UpdateTexts): number {
  return day ? Date.parse(day) : 0
}
