import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { Text } from '@/domain/pages/fields'
import { ButtonLink } from './button-link'

type ClosingProps<Link extends string> = {
  locale: Locale
  copy: ({ heading: Text; text: Text } & Record<NoInfer<Link>, Text>) | null
  /** English path of the page that each link leads to. */
  paths: Record<Link, string>
}

/** The end of a page: what a reader who came this far can do next. */
export function Closing<Link extends string>({ locale, copy, paths }: ClosingProps<Link>) {
  if (!copy) return null
  const links = (Object.keys(paths) as Link[]).filter((link) => copy[link])
  return (
    <section className="page-width section-space text-center">
      <h2 className="mx-auto max-w-3xl text-neem-deep text-title">{copy.heading}</h2>
      {copy.text && (
        <p className="mx-auto mt-4 max-w-2xl text-balance text-ink-soft text-lead">{copy.text}</p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {links.map((link, index) => (
          <ButtonLink
            key={link}
            href={localePath(locale, paths[link])}
            tone={paths[link] === '/donate' ? 'give' : index === 0 ? 'lead' : 'quiet'}
          >
            {copy[link]}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}
