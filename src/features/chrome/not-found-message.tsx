import { ButtonLink } from '@/components/ui/button-link'
import { Emblem } from '@/components/ui/emblem'
import { SiteLink } from '@/components/ui/site-link'
import { textLinkClass } from '@/components/ui/text-link-class'
import type { Locale } from '@/content/locale'
import { notFoundContent } from '@/content/not-found'
import { localePath } from '@/content/paths'

/** 'Page Not Found' with links to other pages. */
export function NotFoundMessage({ locale }: { locale: Locale }) {
  const copy = notFoundContent[locale]
  return (
    <div className="page-width section-space text-center">
      <Emblem className="mx-auto size-20" />
      <h1 className="mt-6 text-display text-neem-deep">{copy.title}</h1>
      <p className="mx-auto mt-4 max-w-xl text-ink-soft text-lead">{copy.text}</p>
      <div className="mt-8">
        <ButtonLink href={localePath(locale, copy.home.href)} tone="lead">
          {copy.home.label}
        </ButtonLink>
      </div>
      <h2 className="mt-12 text-heading">{copy.elsewhere.heading}</h2>
      <ul className="mt-2 flex flex-wrap justify-center gap-x-6">
        {copy.elsewhere.links.map(({ id, href, label }) => (
          <li key={id}>
            <SiteLink href={localePath(locale, href)} className={textLinkClass}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
