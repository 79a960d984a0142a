import { Picture } from '@/components/ui/picture'
import type { PictureDto } from '@/domain/picture'

type Card = { id: string; name: string; picture: PictureDto | null }

const SIZES = '(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, 44vw'

/** The people whose lives guide us, each with picture and name. */
export function InspirationGrid({ cards, noImage }: { cards: Card[]; noImage: string }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
      {cards.map(({ id, name, picture }, index) => (
        <li key={id} className="text-center">
          {picture ? (
            <Picture
              picture={picture}
              isFirst={index === 0}
              sizes={SIZES}
              className="aspect-square w-full rounded-card bg-paper-deep object-cover"
            />
          ) : (
            <p className="grid aspect-square place-items-center rounded-card bg-paper-deep text-ink-soft">
              {noImage}
            </p>
          )}
          <h2 className="mt-4 text-heading text-neem-deep">{name}</h2>
        </li>
      ))}
    </ul>
  )
}
