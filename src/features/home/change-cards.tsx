import { ButtonLink, type ButtonTone } from '@/components/ui/button-link'
import type { ChangeCard, HomeContent } from '@/content/home'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'

const TONES: Record<ChangeCard['id'], ButtonTone> = {
  donate: 'give',
  volunteer: 'lead',
  share: 'quiet',
}

/** 'Be Part of the Change': three ways to help. */
export function ChangeCards({ locale, copy }: { locale: Locale; copy: HomeContent['change'] }) {
  return (
    <section className="section-space">
      <div className="page-width">
        <div className="measure">
          <h2 className="text-neem-deep text-title">{copy.heading}</h2>
          <p className="mt-4 text-ink-soft text-lead">{copy.lead}</p>
        </div>
        <ul className="mt-10 grid gap-5 lg:grid-cols-3">
          {copy.cards.map(({ id, title, description, href, button }) => (
            <li
              key={id}
              className="flex flex-col items-start rounded-card border border-line bg-card p-7"
            >
              <h3 className="text-heading text-neem-deep">{title}</h3>
              <p className="mt-2 mb-6 flex-1 text-ink-soft">{description}</p>
              <ButtonLink href={localePath(locale, href)} tone={TONES[id]}>
                {button}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
