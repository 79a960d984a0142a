import { buttonClass } from '@/components/ui/button-link'
import { FailsafePicture } from '@/components/ui/failsafe-picture'
import { PlaceholderPicture } from '@/components/ui/placeholder-picture'
import type { PortfolioContent } from '@/content/portfolio'
import type { Text } from '@/domain/pages/fields'
import type { PictureDto } from '@/domain/picture'
import type { PortfolioCategory } from '@/domain/portfolio'

type Card = {
  id: string
  title: Text
  description: Text
  category: string
  picture: PictureDto | null
  /** Whether the picture is a drawing from the sample content, not a photo. */
  isIllustration: boolean
}

const SIZES = '(min-width: 76rem) 24rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw'
const PICTURE_CLASS = 'aspect-[4/3] w-full rounded-card bg-paper-deep object-cover'
const ALL = 'all'

/**
 * Hide a card while another category is selected, so that the filter works without a script.
 * Browsers without `:has` (before Chrome 105) show all cards and no filter.
 */
const HIDE_CLASSES: Record<PortfolioCategory, string> = {
  general: 'group-has-[[value]:checked:not([value=all],[value=general])]/gallery:hidden',
  education: 'group-has-[[value]:checked:not([value=all],[value=education])]/gallery:hidden',
  healthcare: 'group-has-[[value]:checked:not([value=all],[value=healthcare])]/gallery:hidden',
  environment: 'group-has-[[value]:checked:not([value=all],[value=environment])]/gallery:hidden',
  events: 'group-has-[[value]:checked:not([value=all],[value=events])]/gallery:hidden',
  community: 'group-has-[[value]:checked:not([value=all],[value=community])]/gallery:hidden',
}

/** Full rows of two or three. */
const SHOWN_AT_FIRST = 24
/** Hides the other cards until all are asked for, or one category. */
const LATER_CLASS = 'group-[:not(:has(:checked:not([value=all])))]/gallery:hidden'
/** Hides the button while a category is selected: together these two cover every category, without more CSS. */
const OF_ALL_CLASS = `${HIDE_CLASSES.general} ${HIDE_CLASSES.education}`

/** The gallery: a card for each published item, and a filter by category if there are several. */
export function PortfolioGrid({ cards, copy }: { cards: Card[]; copy: PortfolioContent }) {
  const labels: Record<string, string> = copy.categories
  const hideClasses: Record<string, string> = HIDE_CLASSES
  const categories = [...new Set(cards.map(({ category }) => category))].filter(
    (category) => category in labels,
  )
  return (
    <div className="group/gallery">
      {categories.length > 1 && (
        <fieldset className="mb-10 hidden supports-[selector(:has(a))]:block">
          <legend className="sr-only">{copy.filterLabel}</legend>
          <div className="flex flex-wrap gap-2">
            {[ALL, ...categories].map((category) => (
              <label key={category}>
                <input
                  type="radio"
                  name="category"
                  value={category}
                  defaultChecked={category === ALL}
                  className="peer sr-only"
                />
                <span className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-ink/25 px-5 font-semibold hover:border-ink peer-checked:border-neem peer-checked:bg-neem peer-checked:text-white forced-colors:peer-checked:border-4 peer-focus-visible:outline-3 peer-focus-visible:outline-marigold peer-focus-visible:outline-offset-3">
                  {labels[category] ?? copy.allCategories}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ id, title, description, category, picture, isIllustration }, index) => (
          <li
            key={id}
            className={`${hideClasses[category] ?? ''} ${index < SHOWN_AT_FIRST ? '' : LATER_CLASS}`}
          >
            <article>
              {picture ? (
                <FailsafePicture
                  picture={picture}
                  isFirst={index === 0}
                  sizes={SIZES}
                  className={PICTURE_CLASS}
                  whenBroken={<PlaceholderPicture alt={picture.alt} className={PICTURE_CLASS} />}
                />
              ) : (
                <PlaceholderPicture alt="" className={PICTURE_CLASS} />
              )}
              <p className="mt-4 font-semibold text-geru text-sm">
                {labels[category] ?? copy.defaultCategory}
                {isIllustration && (
                  <span className="font-normal text-ink-soft"> · {copy.illustration}</span>
                )}
              </p>
              <h2 className="mt-1 text-heading text-neem-deep">{title}</h2>
              <p className="mt-2 text-ink-soft">{description}</p>
            </article>
          </li>
        ))}
      </ul>
      {cards.length > SHOWN_AT_FIRST && (
        <label
          className={`mt-12 hidden text-center supports-[selector(:has(a))]:block ${OF_ALL_CLASS}`}
        >
          {/* Without a value, which would make it one of the categories. */}
          <input type="checkbox" className="peer sr-only" />
          <span
            className={`${buttonClass('lead')} cursor-pointer peer-checked:hidden peer-focus-visible:outline-3 peer-focus-visible:outline-marigold peer-focus-visible:outline-offset-3`}
          >
            {copy.showAll(cards.length)}
          </span>
        </label>
      )}
    </div>
  )
}
