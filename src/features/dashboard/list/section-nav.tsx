import type { ReactNode } from 'react'

type SectionNavProps<Id extends string> = {
  label: string
  sections: readonly { id: Id; label: ReactNode }[]
  shown: Id
  onShow: (id: Id) => void
}

/** Leads from one list of a tab to another. */
export function SectionNav<Id extends string>({
  label,
  sections,
  shown,
  onShow,
}: SectionNavProps<Id>) {
  return (
    <nav aria-label={label} className="mb-5 flex flex-wrap gap-1">
      {sections.map((section) => (
        <button
          key={section.id}
          type="button"
          aria-current={section.id === shown ? 'page' : undefined}
          onClick={() => onShow(section.id)}
          className="min-h-11 cursor-pointer rounded-full px-4 text-[0.9375rem] text-ink-soft hover:bg-paper-deep aria-[current]:bg-neem-tint aria-[current]:font-semibold aria-[current]:text-neem-deep"
        >
          {section.label}
        </button>
      ))}
    </nav>
  )
}
