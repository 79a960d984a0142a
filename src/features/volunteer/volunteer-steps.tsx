import type { JoinTexts } from '@/domain/pages/join'

/** What happens between applying and beginning. */
export function VolunteerSteps({ copy }: { copy: NonNullable<JoinTexts['steps']> }) {
  return (
    <section aria-labelledby="steps-heading" className="lg:sticky lg:top-28 lg:self-start">
      <h2 id="steps-heading" className="text-neem-deep text-title">
        {copy.heading}
      </h2>
      <ol className="mt-5 grid gap-6 sm:grid-cols-3 lg:grid-cols-1">
        {copy.items.map(({ title, description }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has nothing but its place.
          <li key={index} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full bg-marigold-tint font-heading text-heading text-neem-deep"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-1 text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
      {copy.reviewTime && (
        <p className="mt-6 border-marigold border-l-4 pl-4 font-semibold">{copy.reviewTime}</p>
      )}
    </section>
  )
}
