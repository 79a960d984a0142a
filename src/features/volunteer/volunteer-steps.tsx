import { NumberedSteps } from '@/components/ui/numbered-steps'
import type { JoinTexts } from '@/domain/pages/join'

/** The steps from application to start. */
export function VolunteerSteps({ copy }: { copy: NonNullable<JoinTexts['steps']> }) {
  return (
    <section aria-labelledby="steps-heading" className="lg:sticky lg:top-28 lg:self-start">
      <h2 id="steps-heading" className="text-neem-deep text-title">
        {copy.heading}
      </h2>
      <NumberedSteps steps={copy.items} className="mt-5 grid gap-6 sm:grid-cols-3 lg:grid-cols-1" />
      {copy.reviewTime && (
        <p className="mt-6 border-marigold border-l-4 pl-4 font-semibold">{copy.reviewTime}</p>
      )}
    </section>
  )
}
