import type { Text } from '@/domain/pages/fields'

type NumberedStepsProps = {
  steps: readonly { title: Text; description: Text }[]
  className: string
  /** Smaller where the heading above has the size of the steps' titles. */
  titleClass?: string
}

/** An ordered list of steps with large numbers. `className` lays them out. */
export function NumberedSteps({
  steps,
  className,
  titleClass = 'text-heading',
}: NumberedStepsProps) {
  return (
    <ol className={className}>
      {steps.map(({ title, description }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other key than its position.
        <li key={index} className="flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-full bg-marigold-tint font-heading text-heading text-neem-deep"
          >
            {index + 1}
          </span>
          <div>
            <h3 className={titleClass}>{title}</h3>
            <p className="mt-1 text-ink-soft">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
