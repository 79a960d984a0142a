import type { ReactNode } from 'react'
import { FailsafePicture } from '@/components/ui/failsafe-picture'
import { ShareLink } from '@/components/ui/share-link'
import { VideoPlayer } from '@/components/ui/video-player'
import type { ActivitiesContent } from '@/content/activities'
import type { Locale } from '@/content/locale'
import type { PictureDto } from '@/domain/picture'
import { youtubeId } from '@/domain/youtube'
import { formatDate } from '@/lib/dates'
import { EventDetails } from './event-details'

export type ActivityView = {
  id: string
  type: string
  title: string
  picture: PictureDto | null
  videoUrl: string | null
  eventDate: string | null
  eventLocation: string | null
  createdAt: string
  /** Of the texts that are not in the language of the page: theirs. */
  languages?: Partial<Record<'title' | 'content' | 'eventLocation', Locale>>
}

/** The copy of a card with every function applied, so that it can cross into the browser. */
export type ActivityCopy = Omit<ActivitiesContent, 'postedOn' | 'nowShown' | 'video'> & {
  postedOn: string
  nowShown: string
  playVideo: string
  videoFrameTitle: string
  videoNotice: string
}

type ActivityCardProps = {
  locale: Locale
  activity: ActivityView
  copy: ActivityCopy
  /** The whole address of the feed. */
  feedUrl: string
  isFirst?: boolean
  /** What was written, as paragraphs. */
  children: ReactNode
}

const SIZES = '(min-width: 64rem) 34rem, 92vw'
const MEDIA_CLASS = 'aspect-video w-full rounded-card bg-paper-deep object-cover'
/** Where a text with figures filled in has its place for them. */
const PLACE = '{}'

/** One activity. A picture that fails is hidden; a video is fetched from YouTube when asked for. */
export function ActivityCard({
  locale,
  activity,
  copy,
  feedUrl,
  isFirst = false,
  children,
}: ActivityCardProps) {
  const { id, title, picture, eventDate, eventLocation, createdAt, languages } = activity
  const content = languages?.content ? <div lang={languages.content}>{children}</div> : children
  const types: Record<string, string> = copy.types
  const videoId = activity.videoUrl ? youtubeId(activity.videoUrl) : null
  return (
    <article className="grid items-start gap-6 lg:grid-cols-2 lg:gap-14">
      {videoId ? (
        <VideoPlayer
          videoId={videoId}
          frameTitle={copy.videoFrameTitle.replace(PLACE, title)}
          label={copy.playVideo.replace(PLACE, title)}
          notice={copy.videoNotice}
          className={MEDIA_CLASS}
        >
          {picture && (
            <FailsafePicture
              picture={picture}
              sizes={SIZES}
              isFirst={isFirst}
              className="absolute inset-0 size-full object-cover opacity-60"
              whenBroken={null}
            />
          )}
        </VideoPlayer>
      ) : (
        picture && (
          <FailsafePicture
            picture={picture}
            sizes={SIZES}
            isFirst={isFirst}
            className={MEDIA_CLASS}
            whenBroken={null}
          />
        )
      )}
      <div>
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span className="font-semibold text-geru">
            {types[activity.type] ?? copy.types.other}
          </span>
          <time dateTime={createdAt} className="text-ink-soft">
            {copy.postedOn.replace(PLACE, formatDate(createdAt, locale))}
          </time>
        </p>
        <h2 lang={languages?.title} className="mt-2 text-heading text-neem-deep">
          {title}
        </h2>
        {activity.type === 'event' && eventDate ? (
          <EventDetails
            anchor={id}
            eventDate={eventDate}
            dateText={formatDate(eventDate, locale)}
            location={eventLocation}
            locationLang={languages?.eventLocation}
            copy={copy.event}
          >
            {content}
          </EventDetails>
        ) : (
          content
        )}
        {activity.videoUrl && !videoId && (
          <p className="mt-3">
            <a
              href={activity.videoUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="font-semibold text-neem underline underline-offset-4"
            >
              {copy.playVideo.replace(PLACE, title)}
            </a>
          </p>
        )}
        <div className="mt-5">
          <ShareLink label={copy.share} text={title} url={`${feedUrl}#${id}`} />
        </div>
      </div>
    </article>
  )
}
