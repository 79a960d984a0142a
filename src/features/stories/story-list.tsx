import { Picture } from '@/components/ui/picture'
import { ShareLink } from '@/components/ui/share-link'
import type { StorySharingContent } from '@/content/story-sharing'
import type { StoryTexts } from '@/domain/pages/stories'
import type { PictureDto } from '@/domain/picture'
import { plainText } from '@/lib/plain-text'

/** Background colours, in turn. */
const BACKGROUNDS = ['bg-marigold-tint', 'bg-neem-tint', 'bg-dusk-tint', 'bg-geru-tint']

type StoryListProps = {
  stories: (StoryTexts & { id: string; year: number | null; picture: PictureDto | null })[]
  share: StorySharingContent
  /** Absolute URL of this page; each story has an anchor on it. */
  pageUrl: string
}

/** The stories, each next to a quote in an arch, on alternating sides. */
export function StoryList({ stories, share, pageUrl }: StoryListProps) {
  return (
    <div className="page-width">
      {stories.map(
        ({ id, category, title, text, quote, quotedBy, place, year, picture }, index) => (
          <article
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="group grid items-center gap-8 border-line py-12 not-first:border-t lg:grid-cols-[1.25fr_1fr] lg:gap-16 lg:py-20 lg:even:grid-cols-[1fr_1.25fr]"
          >
            <div>
              {category && <p className="font-semibold text-geru">{category}</p>}
              <h2 id={`${id}-title`} className="mt-1 text-neem-deep text-title">
                {title}
              </h2>
              {(place || year) && (
                <p className="mt-2 text-ink-soft">
                  {place}
                  {place && year && ', '}
                  {year}
                </p>
              )}
              {picture && (
                <Picture
                  picture={picture}
                  isFirst={index === 0}
                  sizes="(min-width: 76rem) 40rem, (min-width: 64rem) 52vw, 92vw"
                  className="mt-5 aspect-[3/2] w-full rounded-card bg-paper-deep object-cover"
                />
              )}
              <p className="measure mt-5 mb-6 text-lead">{text}</p>
              <ShareLink
                label={share.label}
                text={share.text(plainText(title))}
                url={`${pageUrl}#${id}`}
              />
            </div>
            {quote && (
              <figure
                className={`flex flex-col items-center rounded-arch px-8 pt-16 pb-12 text-center sm:px-14 sm:pt-24 lg:px-12 lg:pt-28 lg:pb-16 lg:group-even:order-first ${BACKGROUNDS[index % BACKGROUNDS.length]}`}
              >
                <span
                  aria-hidden="true"
                  className="h-12 font-heading text-display text-geru leading-none"
                >
                  “
                </span>
                <blockquote className="text-balance font-heading text-[clamp(1.375rem,1.1rem+1vw,1.75rem)] text-neem-deep leading-snug">
                  {quote}
                </blockquote>
                {quotedBy && (
                  <figcaption className="mt-5 text-ink-soft leading-snug">{quotedBy}</figcaption>
                )}
              </figure>
            )}
          </article>
        ),
      )}
    </div>
  )
}
