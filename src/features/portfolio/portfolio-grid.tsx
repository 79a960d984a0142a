import { Picture } from '@/components/ui/picture'
import type { PortfolioContent } from '@/content/portfolio'
import type { PictureDto } from '@/domain/picture'

type Card = {
  id: string
  title: string
  description: string
  category: string
  picture: PictureDto | null
}

const SIZES = '(min-width: 76rem) 24rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw'

/** The gallery: a card for each published item. */
export function PortfolioGrid({ cards, copy }: { cards: Card[]; copy: PortfolioContent }) {
  const categories: Record<string, string> = copy.categories
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ id, title, description, category, picture }, index) => (
        <li key={id}>
          <article>
            {picture && (
              <Picture
                picture={picture}
                isFirst={index === 0}
                sizes={SIZES}
                className="aspect-[4/3] w-full rounded-card bg-paper-deep object-cover"
              />
            )}
            <p className="mt-4 font-semibold text-geru text-sm">
              {categories[category] ?? copy.defaultCategory}
            </p>
            <h2 className="mt-1 text-heading text-neem-deep">{title}</h2>
            <p className="mt-2 text-ink-soft">{description}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
