import type { SerializedEditorState } from 'lexical'
import { Picture } from '@/components/ui/picture'
import type { ActivitiesContent } from '@/content/activities'
import type { Locale } from '@/content/locale'
import type { PictureDto } from '@/domain/picture'
import { formatDate } from '@/lib/dates'
import { ActivityText } from './activity-text'

type Activity = {
  id: string
  type: string
  title: string
  content: SerializedEditorState
  picture: PictureDto | null
  eventDate: string | null
  eventLocation: string | null
  createdAt: string
}

const SIZES = '(min-width: 64rem) 34rem, 92vw'

type ActivityFeedProps = { locale: Locale; activities: Activity[]; copy: ActivitiesContent }

/** The recent activities, newest first. */
export function ActivityFeed({ locale, activities, copy }: ActivityFeedProps) {
  const types: Record<string, string> = copy.types
  return (
    <ol className="grid gap-12 lg:gap-16">
      {activities.map((activity, index) => (
        <li key={activity.id} id={activity.id} className="group">
          <article className="grid items-center gap-6 border-line pt-12 group-first:pt-0 group-not-first:border-t lg:grid-cols-2 lg:gap-14 lg:pt-16">
            {activity.picture && (
              <Picture
                picture={activity.picture}
                isFirst={index === 0}
                sizes={SIZES}
                className="aspect-video w-full rounded-card bg-paper-deep object-cover"
              />
            )}
            <div>
              <p className="flex flex-wrap gap-x-3 text-sm">
                <span className="font-semibold text-geru">
                  {types[activity.type] ?? copy.types.other}
                </span>
                <time dateTime={activity.createdAt} className="text-ink-soft">
                  {copy.postedOn(formatDate(activity.createdAt, locale))}
                </time>
              </p>
              <h2 className="mt-2 text-heading text-neem-deep">{activity.title}</h2>
              {activity.eventDate && (
                <p className="mt-2 font-semibold">
                  {copy.event.date}: {formatDate(activity.eventDate, locale)}
                  {activity.eventLocation && ` · ${activity.eventLocation}`}
                </p>
              )}
              <ActivityText content={activity.content} />
            </div>
          </article>
        </li>
      ))}
    </ol>
  )
}
