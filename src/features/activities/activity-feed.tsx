import type { SerializedEditorState } from 'lexical'
import type { ActivitiesContent } from '@/content/activities'
import type { Locale } from '@/content/locale'
import { ActivityCard, type ActivityCopy, type ActivityView } from './activity-card'
import { ActivityText } from './activity-text'
import { MoreActivities } from './more-activities'

type ActivityFeedProps = {
  locale: Locale
  activities: (ActivityView & { content: SerializedEditorState })[]
  /** Whether there are more than these. */
  hasMore: boolean
  pageSize: number
  copy: ActivitiesContent
  /** Absolute URL of this page, for share links. */
  feedUrl: string
}

/**
 * The recent activities, newest first. The first page is in the HTML, more are loaded on demand.
 */
export function ActivityFeed({
  locale,
  activities,
  hasMore,
  pageSize,
  copy,
  feedUrl,
}: ActivityFeedProps) {
  const cardCopy = toCardCopy(copy)
  return (
    <>
      <ol className="grid gap-10 lg:gap-14">
        {activities.map(({ content, ...activity }, index) => (
          <li
            key={activity.id}
            id={activity.id}
            className="scroll-mt-28 not-first:border-line not-first:border-t not-first:pt-10 lg:not-first:pt-14"
          >
            <ActivityCard
              locale={locale}
              activity={activity}
              copy={cardCopy}
              feedUrl={feedUrl}
              isFirst={index === 0}
            >
              <ActivityText content={content} />
            </ActivityCard>
          </li>
        ))}
      </ol>
      {hasMore ? (
        <MoreActivities
          locale={locale}
          copy={cardCopy}
          feedUrl={feedUrl}
          pageSize={pageSize}
          firstIds={activities.map(({ id }) => id)}
        />
      ) : (
        <p className="mt-12 text-center text-ink-soft">{copy.allShown}</p>
      )}
    </>
  )
}

/**
 * Replaces the functions of the copy, which cannot be passed to client components, by texts with
 * placeholders.
 */
export function toCardCopy({
  postedOn,
  nowShown,
  video,
  ...copy
}: ActivitiesContent): ActivityCopy {
  return {
    ...copy,
    postedOn: postedOn('{date}'),
    nowShown: nowShown('{count}'),
    playVideo: video.play('{title}'),
    videoFrameTitle: video.frameTitle('{title}'),
    videoNotice: video.notice,
  }
}
