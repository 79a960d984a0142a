import { type ReactNode, useRef } from 'react'
import { useCentred } from './use-centred'

type SectionNavProps<Id extends string> = {
  label: string
  sections: readonly { id: Id; label: ReactNode }[]
  shown: Id
  onShow: (id: Id) => void
}

/** Navigation between the lists of a tab, in one line that scrolls sideways on a phone. */
export function SectionNav<Id extends string>({
  label,
  sections,
  shown,
  onShow,
}: SectionNavProps<Id>) {
  const nav = useRef<HTMLElement>(null)
  useCentred(nav, `[data-section="${shown}"]`)
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="relative mb-5 flex flex-wrap gap-1 max-sm:-mx-3 max-sm:-mt-2 max-sm:mb-3 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-3 max-sm:py-2"
    >
      {sections.map((section) => (
        <button
          key={section.id}
          data-section={section.id}
          type="button"
          aria-current={section.id === shown ? 'page' : undefined}
          onClick={() => onShow(section.id)}
          className="min-h-11 shrink-0 cursor-pointer whitespace-nowrap rounded-full px-4 text-[0.9375rem] text-ink-soft hover:bg-paper-deep aria-[current]:bg-neem-tint aria-[current]:font-semibold aria-[current]:text-neem-deep"
        >
          {section.label}
        </button>
      ))}
    </nav>
  )
}
