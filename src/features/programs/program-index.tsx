import type { Text } from '@/domain/pages/fields'
import { type ProgramPart, type ProgramTexts, programParts } from '@/domain/pages/what-we-do'

const DOTS: Record<ProgramPart, string> = {
  marigold: 'bg-marigold',
  neem: 'bg-neem',
  geru: 'bg-geru',
  dusk: 'bg-dusk',
}

type ProgramIndexProps = {
  heading: Text
  programs: (ProgramTexts & { id: string; part: ProgramPart })[]
}

/**
 * The table of contents: all programs, by part of the page. Not on a phone, where the page itself
 * is short enough.
 */
export function ProgramIndex({ heading, programs }: ProgramIndexProps) {
  return (
    <nav aria-labelledby="program-index" className="page-width hidden pt-8 sm:block">
      <h2 id="program-index" className="font-semibold text-ink-soft font-text">
        {heading}
      </h2>
      <ul className="mt-2 grid grid-cols-2 gap-x-5 gap-y-3 lg:grid-cols-4">
        {programParts.map((part) => (
          <li key={part}>
            <ul>
              {programs
                .filter((program) => program.part === part)
                .map(({ id, title }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="flex min-h-11 items-center gap-2.5 py-1.5 leading-snug hover:text-neem hover:underline"
                    >
                      <span className={`size-2 shrink-0 rounded-full ${DOTS[part]}`} />
                      {title}
                    </a>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
