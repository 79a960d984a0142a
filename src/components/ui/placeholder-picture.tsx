const SRC = '/brand/placeholder.webp'

/** Shown in place of a picture that cannot be loaded. */
export function PlaceholderPicture({ alt, className }: { alt: string; className: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a small picture of our own.
    <img src={SRC} alt={alt} width="800" height="600" loading="lazy" className={className} />
  )
}
