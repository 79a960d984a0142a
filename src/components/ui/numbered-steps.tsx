import type { Text } from '@/domain/pages/fields'

/** An ordered list of steps with large numbers. `className` lays them out. */
export function NumberedSteps({
  steps,
  className,
}: {
  steps: readonly { title: Text; description: Text }[]
  className: string
}) {
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
            <h3 className="text-heading">{title}</h3>
            <p className="mt-1 text-ink-soft">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
