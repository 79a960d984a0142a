import { FailsafePicture } from '@/components/ui/failsafe-picture'
import { PlaceholderPicture } from '@/components/ui/placeholder-picture'
import { SiteLink } from '@/components/ui/site-link'
import { accentLinkClass } from '@/components/ui/text-link-class'
import type { InspirationContent } from '@/content/inspiration'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { Text } from '@/domain/pages/fields'
import type { PictureDto } from '@/domain/picture'
import { plainText } from '@/lib/plain-text'
import { INSPIRATION_GRID_CLASS } from './inspiration-skeletons'

type Card = {
  id: string
  name: Text
  /** Who they were; empty if nobody has entered it. */
  line: Text
  picture: PictureDto | null
  /** The program in which the foundation follows their example. */
  program: { id: string; title: Text } | undefined
}

type InspirationGridProps = { locale: Locale; cards: Card[]; copy: InspirationContent }

const SIZES = '(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, 44vw'
const PICTURE_CLASS = 'aspect-square w-full rounded-card bg-paper-deep object-cover'

/** The people who inspire us, each with a link to the related work. */
export function InspirationGrid({ locale, cards, copy }: InspirationGridProps) {
  return (
    <ul className={INSPIRATION_GRID_CLASS}>
      {cards.map(({ id, name, line, picture, program }, index) => (
        <li key={id} className="text-center">
          {picture ? (
            <FailsafePicture
              picture={picture}
              isFirst={index === 0}
              sizes={SIZES}
              className={PICTURE_CLASS}
              whenBroken={
                <PlaceholderPicture
                  alt={copy.placeholderAlt(plainText(name))}
                  className={PICTURE_CLASS}
                />
              }
            />
          ) : (
            <p className="grid aspect-square place-items-center rounded-card bg-paper-deep text-ink-soft">
              {copy.noImage}
            </p>
          )}
          {/* Balanced lines would separate the initials from the name. */}
          <h2 className="mt-4 text-wrap text-heading text-neem-deep">{name}</h2>
          {line && <p className="mt-1 text-balance text-ink-soft">{line}</p>}
          {program && (
            <SiteLink
              href={localePath(locale, `/what-we-do/${program.id}`)}
              className={`mt-1 ${accentLinkClass} hover:text-neem`}
            >
              <span>
                <span className="sr-only">{copy.ourWork} </span>
                {program.title}
              </span>
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  )
}
