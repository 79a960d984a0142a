import type { Ref } from 'react'
import type { PictureDto } from '@/domain/picture'

export type PictureProps = {
  picture: PictureDto
  /** How wide the picture is shown, as the `sizes` of an `<img>`. */
  sizes: string
  className?: string
  /** The largest picture of the first screen: it is fetched at once. */
  isFirst?: boolean
  ref?: Ref<HTMLImageElement>
  onError?: () => void
}

/** A picture of the media library, in the width that the screen needs. */
export function Picture({
  picture,
  sizes,
  className,
  isFirst = false,
  ref,
  onError,
}: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: uploads are kept as WebP in fixed widths already.
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
      className={className}
    />
  )
}
