import { FailsafePicture } from '@/components/ui/failsafe-picture'
import { PlaceholderPicture } from '@/components/ui/placeholder-picture'
import type { InspirationContent } from '@/content/inspiration'
import type { Text } from '@/domain/pages/fields'
import type { PictureDto } from '@/domain/picture'
import { plainText } from '@/lib/fill-text'
import { INSPIRATION_GRID_CLASS } from './inspiration-skeletons'

type Card = { id: string; name: Text; picture: PictureDto | null }

const SIZES = '(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, 44vw'
const PICTURE_CLASS = 'aspect-square w-full rounded-card bg-paper-deep object-cover'

/** The people whose lives guide us, each with picture and name. */
export function InspirationGrid({ cards, copy }: { cards: Card[]; copy: InspirationContent }) {
  return (
    <ul className={INSPIRATION_GRID_CLASS}>
      {cards.map(({ id, name, picture }, index) => (
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
          <h2 className="mt-4 text-heading text-neem-deep">{name}</h2>
        </li>
      ))}
    </ul>
  )
}
