import { FailsafePicture } from '@/components/ui/failsafe-picture'
import { VideoPlayer } from '@/components/ui/video-player'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { youtubeId } from '@/domain/youtube'
import type { ActivityCopy, ActivityView } from './activity-card'

const SIZES = '(min-width: 64rem) 34rem, 92vw'
const MEDIA_CLASS = 'aspect-video w-full rounded-card bg-paper-deep object-cover'

type ActivityMediaProps = { activity: ActivityView; copy: ActivityCopy; isFirst: boolean }

/**
 * The video of an activity, or its picture. A video that is not on YouTube is shown as a link. An activity
 * that is no video any more keeps its address, which forms then hide.
 */
export function ActivityMedia({ activity, copy, isFirst }: ActivityMediaProps) {
  const { title, type, picture } = activity
  const videoUrl = type === 'video' ? activity.videoUrl : null
  const videoId = videoUrl ? youtubeId(videoUrl) : null
  const label = fillPlaceholders(copy.playVideo, { title })
  if (videoId) {
    return (
      <VideoPlayer
        videoId={videoId}
        frameTitle={fillPlaceholders(copy.videoFrameTitle, { title })}
        label={label}
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
    )
  }
  if (!picture && !videoUrl) return null
  return (
    <div>
      {picture && (
        <FailsafePicture
          picture={picture}
          sizes={SIZES}
          isFirst={isFirst}
          className={MEDIA_CLASS}
          whenBroken={null}
        />
      )}
      {videoUrl && (
        <p className="mt-3">
          <a
            href={videoUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="font-semibold text-neem underline underline-offset-4"
          >
            {label}
          </a>
        </p>
      )}
    </div>
  )
}
