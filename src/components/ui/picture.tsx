import type { Ref } from 'react'
import type { Focus, PictureDto } from '@/domain/picture'
import { cn } from '@/lib/cn'

export type PictureProps = {
  picture: PictureDto
  /** Displayed width: the `sizes` attribute of the `<img>`. */
  sizes: string
  className?: string
  /** Whether this is the largest picture above the fold, which loads eagerly. */
  isFirst?: boolean
  ref?: Ref<HTMLImageElement>
  onError?: () => void
}

/**
 * Returns the classes for a focus point in steps of ten percent: our policy refuses style
 * attributes.
 */
function focusClass({ x, y }: Focus): string {
  const step = (percent: number) => Math.round(percent / 10) * 10
  return `focus-x-${step(x)} focus-y-${step(y)}`
}

/** A picture of the media library, in the width that fits the screen. */
export function Picture({
  picture,
  sizes,
  className,
  isFirst = false,
  ref,
  onError,
}: PictureProps) {
  const image = (
    // biome-ignore lint/performance/noImgElement: uploads are already stored as WebP in fixed widths.
    <img
      ref={ref}
      onError={onError}
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={picture.srcSet ? sizes : undefined}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      lang={picture.lang}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={cn(className, picture.focus && focusClass(picture.focus)) || undefined}
    />
  )
  if (!picture.focus) return image
  return (
    <>
      {/* React hoists it into the head, once; pages without such a picture do not load it. */}
      <link rel="stylesheet" href="/brand/focus.css" precedence="focus" />
      {image}
    </>
  )
}
