import { FailsafePicture } from '@/components/ui/failsafe-picture'
import { PlaceholderPicture } from '@/components/ui/placeholder-picture'
import { mayShowPicture } from '@/lib/image-hosts'

type ItemPictureProps = {
  src: string | undefined
  /** Empty where a heading next to it says the same. */
  alt: string
  className: string
}

/**
 * The picture of an item, or a placeholder if it has none or cannot be loaded. A picture from a new
 * host appears once the dashboard is reloaded: the policy of the page lists the hosts.
 */
export function ItemPicture({ src, alt, className }: ItemPictureProps) {
  const placeholder = <PlaceholderPicture alt={alt} className={className} />
  if (!src || !mayShowPicture(src)) return placeholder
  return (
    <FailsafePicture
      key={src}
      picture={{ src, alt }}
      sizes="20rem"
      className={className}
      whenBroken={placeholder}
    />
  )
}
