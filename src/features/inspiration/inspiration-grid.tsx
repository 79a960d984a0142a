import type { ReactNode } from 'react'
import { FailsafePicture } from '@/components/ui/failsafe-picture'
import { PlaceholderPicture } from '@/components/ui/placeholder-picture'
import type { InspirationContent } from '@/content/inspiration'
import type { PictureDto } from '@/domain/picture'

type Card = { id: string; name: string; picture: PictureDto | null }

const SIZES = '(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, 44vw'
const PICTURE_CLASS = 'aspect-square w-full rounded-card bg-paper-deep object-cover'

/** The people whose lives guide us, each with picture and name. */
export function InspirationGrid({ cards, copy }: { cards: Card[]; copy: InspirationContent }) {
  return (
    <Grid>
      {cards.map(({ id, name, picture }, index) => (
        <li key={id} className="text-center">
          {picture ? (
            <FailsafePicture
              picture={picture}
              isFirst={index === 0}
              sizes={SIZES}
              className={PICTURE_CLASS}
              whenBroken={
                <PlaceholderPicture alt={copy.placeholderAlt(name)} className={PICTURE_CLASS} />
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
    </Grid>
  )
}

/** What stands in the place of the people while they load. */
export function InspirationSkeletons({ count }: { count: number }) {
  return (
    <Grid isHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike, and never change places.
        <li key={index} data-skeleton="" className="animate-pulse">
          <div className="aspect-[4/5] rounded-arch bg-paper-deep" />
          <div className="mx-auto mt-5 h-5 w-3/5 rounded-full bg-paper-deep" />
        </li>
      ))}
    </Grid>
  )
}

function Grid({ isHidden = false, children }: { isHidden?: boolean; children: ReactNode }) {
  return (
    <ul
      aria-hidden={isHidden || undefined}
      className="grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4"
    >
      {children}
    </ul>
  )
}
