import type { LinkCopy, Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { ButtonLink } from './button-link'

type ClosingProps = {
  locale: Locale
  copy: { heading: string; text: string; links: LinkCopy[] }
}

/** The last words of a page: what a reader who came this far can do. */
export function Closing({ locale, copy: { heading, text, links } }: ClosingProps) {
  return (
    <section className="page-width section-space text-center">
      <h2 className="mx-auto max-w-3xl text-neem-deep text-title">{heading}</h2>
      <p className="mx-auto mt-4 max-w-2xl text-balance text-ink-soft text-lead">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {links.map(({ id, href, label }, index) => (
          <ButtonLink
            key={id}
            href={localePath(locale, href)}
            tone={href === '/donate' ? 'give' : index === 0 ? 'lead' : 'quiet'}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}
