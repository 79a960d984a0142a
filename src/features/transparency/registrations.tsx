import type { TransparencyTexts } from '@/domain/pages/transparency'

type RegistrationsTexts = NonNullable<TransparencyTexts['registrations']>
type RegistrationKey = keyof RegistrationsTexts['labels']

type RegistrationsProps = {
  copy: RegistrationsTexts
  /** The published numbers. */
  numbers: Partial<Record<RegistrationKey, string | null>>
}

/**
 * The published registration numbers, styled like a certificate; if there are none, how to ask for
 * them.
 */
export function Registrations({ copy, numbers }: RegistrationsProps) {
  const entries = Object.entries(numbers) as [RegistrationKey, string | null][]
  const rows = entries.filter(([, number]) => number)
  return (
    <section className="page-width grid items-start gap-8 pt-12 lg:grid-cols-[1fr_1.6fr] lg:gap-16 lg:pt-16">
      <div>
        <h2 className="text-neem-deep text-title">{copy.heading}</h2>
        {copy.lead && <p className="mt-4 text-ink-soft text-lead">{copy.lead}</p>}
      </div>
      <div className="rounded-card border border-marigold bg-card p-1.5">
        <div className="rounded-[0.95rem] border border-line px-6 py-3 sm:px-9 sm:py-5">
          {rows.length === 0 && <p className="py-4 text-neem-deep">{copy.noneYet}</p>}
          <dl>
            {rows.map(([key, number]) => (
              <div
                key={key}
                className="grid gap-x-6 border-line py-4 not-first:border-t sm:grid-cols-2"
              >
                <dt className="text-ink-soft">{copy.labels[key]}</dt>
                <dd className="break-words font-semibold">{number}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
