import type { ReactNode } from 'react'
import { EachText } from '@/components/ui/each-text'
import type { LegalSections } from '@/domain/pages/legal'

type LegalTextProps = {
  contentsHeading: string
  sections: LegalSections
  /** A last section that editors do not write. */
  addition?: { heading: string; body: ReactNode }
  /** 'Valid from 1 April 2026'. */
  validFrom: string | null
  /** 'Version 2'. */
  version: string | null
  /** Links below the text. */
  children: ReactNode
}

const ADDITION = 'periods'

/** A legal page: table of contents next to the text, in lines of readable length. */
export function LegalText({
  contentsHeading,
  sections,
  addition,
  validFrom,
  version,
  children,
}: LegalTextProps) {
  const parts = sections.map((section, index) => ({ ...section, id: `section-${index + 1}` }))
  const entries = addition ? [...parts, { id: ADDITION, heading: addition.heading }] : parts
  return (
    <div className="page-width grid gap-10 pt-10 pb-24 lg:grid-cols-[17rem_1fr] lg:gap-16 lg:pt-14">
      <nav
        aria-labelledby="contents"
        className="self-start rounded-card bg-paper-deep p-6 lg:sticky lg:top-26"
      >
        <h2 id="contents" className="font-semibold font-text text-ink-soft">
          {contentsHeading}
        </h2>
        <ol className="mt-1 *:break-inside-avoid sm:max-lg:columns-2 sm:max-lg:gap-x-8">
          {entries.map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center leading-snug hover:text-neem hover:underline"
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="measure">
        {(validFrom || version) && (
          <p className="mb-8 text-ink-soft">
            {validFrom}
            {validFrom && version && ' · '}
            {version}
          </p>
        )}
        {parts.map(({ id, heading, paragraphs, points }) => (
          <section
            key={id}
            id={id}
            className="space-y-3 border-line py-8 first:pt-0 not-first:border-t"
          >
            <h2 className="text-heading text-neem-deep">{heading}</h2>
            <EachText texts={paragraphs} as="p" />
            {points.length > 0 && (
              <ul className="list-disc space-y-2 pl-6 marker:text-geru">
                <EachText texts={points} as="li" />
              </ul>
            )}
          </section>
        ))}
        {addition && (
          <section id={ADDITION} className="space-y-3 border-line border-t py-8">
            <h2 className="text-heading text-neem-deep">{addition.heading}</h2>
            {addition.body}
          </section>
        )}
        <div className="flex flex-wrap gap-3 border-line border-t pt-8">{children}</div>
      </div>
    </div>
  )
}
