import { ButtonLink, type ButtonTone } from '@/components/ui/button-link'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { HomeTexts } from '@/domain/pages/home'
import { present } from '@/lib/present'

type ChangeTexts = NonNullable<HomeTexts['change']>

const LOOKS: Record<keyof ChangeTexts['cards'], { path: string; tone: ButtonTone; edge: string }> =
  {
    donate: { path: '/donate', tone: 'give', edge: 'border-geru' },
    volunteer: { path: '/join', tone: 'lead', edge: 'border-neem' },
    share: { path: '/stories', tone: 'quiet', edge: 'border-marigold' },
  }

/** 'Be Part of the Change': three ways to help. */
export function ChangeCards({ locale, copy }: { locale: Locale; copy: ChangeTexts }) {
  return (
    <section className="section-space">
      <div className="page-width">
        <div className="measure">
          <h2 className="text-neem-deep text-title">{copy.heading}</h2>
          {copy.lead && <p className="mt-4 text-ink-soft text-lead">{copy.lead}</p>}
        </div>
        <ul className="mt-10 grid gap-10 md:grid-cols-3 lg:gap-14">
          {present(copy.cards).map(({ id, title, description, button }) => (
            <li key={id} className={`flex flex-col items-start border-t-4 pt-6 ${LOOKS[id].edge}`}>
              <h3 className="max-w-full text-neem-deep text-title">{title}</h3>
              <p className="mt-3 mb-7 flex-1 text-ink-soft text-lead">{description}</p>
              {button && (
                <ButtonLink href={localePath(locale, LOOKS[id].path)} tone={LOOKS[id].tone}>
                  {button}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
