import { type ReactNode, useId } from 'react'

type AccountSectionProps = { title: string; text?: string; children?: ReactNode }

/** One matter of the account: what it is, and what can be done. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line bg-card p-4 sm:p-6 [&>*:last-child]:mb-0"
    >
      <h2 id={id} className="text-heading text-neem-deep">
        {title}
      </h2>
      {text && <p className="mt-1 mb-5 max-w-prose text-ink-soft">{text}</p>}
      {children}
    </section>
  )
}
