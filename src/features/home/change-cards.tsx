import { ButtonLink, type ButtonTone } from '@/components/ui/button-link'
import type { ChangeCard, HomeContent } from '@/content/home'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'

const TONES: Record<ChangeCard['id'], ButtonTone> = {
  donate: 'give',
  volunteer: 'lead',
  share: 'quiet',
}

const EDGES: Record<ChangeCard['id'], string> = {
  donate: 'border-geru',
  volunteer: 'border-neem',
  share: 'border-marigold',
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
        <ul className="mt-10 grid gap-10 md:grid-cols-3 lg:gap-14">
          {copy.cards.map(({ id, title, description, href, button }) => (
            <li key={id} className={`flex flex-col items-start border-t-4 pt-6 ${EDGES[id]}`}>
              <h3 className="text-neem-deep text-title">{title}</h3>
              <p className="mt-3 mb-7 flex-1 text-ink-soft text-lead">{description}</p>
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
