import { type ReactNode, useId } from 'react'
import { useKeptFocus } from './list/use-kept-focus'

type PageSectionProps = {
  title: string
  text?: string
  /** Shown next to the title. */
  badge?: ReactNode
  /** Anchor of the section; its title then has the id `${id}-title`. */
  id?: string
  children?: ReactNode
}

/** A section of an office page. */
export function PageSection({ title, text, badge, id, children }: PageSectionProps) {
  const ownId = useId()
  const titleId = `${id ?? ownId}-title`
  // What was pressed may be gone once it is done.
  const keptFocus = useKeptFocus<HTMLElement>()
  return (
    <section
      {...keptFocus}
      id={id}
      aria-labelledby={titleId}
      className="scroll-mt-28 rounded-card border border-line bg-card p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={titleId} className="text-heading text-neem-deep">
          {title}
        </h2>
        {badge}
      </div>
      {text && <p className="mt-1 mb-5 max-w-prose text-ink-soft">{text}</p>}
      {children}
    </section>
  )
}
