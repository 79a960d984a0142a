import type { ReactNode } from 'react'
import { youtubeEmbedUrl } from '@/domain/youtube'
import { ClickToLoad } from './click-to-load'

type VideoPlayerProps = {
  /** The YouTube id, as returned by `youtubeId`. */
  videoId: string
  frameTitle: string
  /** Label of the button. */
  label: string
  /** What the reader should know before the video is loaded. */
  notice: string
  className: string
  /** The poster behind the button. */
  children?: ReactNode
}

/** A YouTube video that loads nothing until the visitor asks for it. */
export function VideoPlayer({
  videoId,
  frameTitle,
  label,
  notice,
  className,
  children,
}: VideoPlayerProps) {
  return (
    <ClickToLoad
      src={`${youtubeEmbedUrl(videoId)}?autoplay=1`}
      frameTitle={frameTitle}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      className={className}
      buttonClass="group relative grid place-items-center overflow-hidden bg-neem-deep text-white"
    >
      <span className="sr-only">{label}</span>
      {children}
      <span className="relative grid size-18 place-items-center rounded-full bg-geru transition-transform group-hover:scale-105">
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-8" fill="currentColor">
          <path d="M8 5l12 7-12 7z" />
        </svg>
      </span>
      <span className="absolute inset-x-0 bottom-0 bg-neem-deep/90 px-4 py-2 text-sm">
        {notice}
      </span>
    </ClickToLoad>
  )
}
