import type { ObjectivesTexts } from '@/domain/pages/objectives'

/**
 * A colour for each row of the arcade: on a phone behind the number, otherwise in the whole arch.
 */
const ROWS = [
  { small: 'bg-marigold-tint', wide: 'lg:bg-marigold-tint' },
  { small: 'bg-neem-tint', wide: 'lg:bg-neem-tint' },
  { small: 'bg-geru-tint', wide: 'lg:bg-geru-tint' },
  { small: 'bg-dusk-tint', wide: 'lg:bg-dusk-tint' },
]
const IN_A_ROW = 4

/** The objectives: an arcade of arches, and on a phone a list with the numbers in small arches. */
export function ObjectiveArcade({ objectives }: Pick<ObjectivesTexts, 'objectives'>) {
  return (
    <ol className="page-width grid pt-10 md:grid-cols-2 md:gap-x-10 lg:grid-cols-4 lg:gap-5 lg:pt-14">
      {objectives.map(({ title, description }, index) => {
        const id = index + 1
        const row = ROWS[Math.floor(index / IN_A_ROW) % ROWS.length]
        return (
          <li
            key={id}
            id={`objective-${id}`}
            className={`flex flex-wrap gap-x-5 gap-y-3 border-line border-b py-6 lg:flex-col lg:gap-0 lg:items-center lg:rounded-arch lg:border-0 lg:px-7 lg:pt-12 lg:pb-10 lg:text-center ${row?.wide}`}
          >
            <span
              aria-hidden="true"
              className={`grid h-20 w-16 place-items-center self-start rounded-arch pt-2 font-heading text-neem-deep text-title lg:h-auto lg:w-auto lg:self-center lg:bg-transparent lg:pt-0 lg:text-display ${row?.small}`}
            >
              {id}
            </span>
            {/* Below the number if the font is large. */}
            <div className="min-w-0 flex-[1_1_9rem] lg:contents">
              <h2 className="text-heading text-neem-deep lg:mt-3">{title}</h2>
              <p className="mt-1.5 lg:mt-3 lg:text-base lg:leading-relaxed">{description}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
