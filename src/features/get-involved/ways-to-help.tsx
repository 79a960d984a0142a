import { ButtonLink, type ButtonTone } from '@/components/ui/button-link'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { GetInvolvedTexts } from '@/domain/pages/get-involved'
import { present } from '@/lib/present'

type WaysTexts = NonNullable<GetInvolvedTexts['ways']>
type Look = { path: string; card: string; title: string; button: ButtonTone }

const LOOKS: Record<keyof WaysTexts['items'], Look> = {
  volunteer: {
    path: '/join',
    card: 'bg-neem-deep text-white',
    title: 'text-white',
    button: 'onDark',
  },
  sponsor: {
    path: '/donate',
    card: 'bg-marigold-tint',
    title: 'text-neem-deep',
    button: 'quiet',
  },
  donate: { path: '/donate', card: 'bg-geru-tint', title: 'text-neem-deep', button: 'give' },
  spreadTheWord: {
    path: '/stories',
    card: 'bg-dusk-tint',
    title: 'text-neem-deep',
    button: 'quiet',
  },
}

type WaysToHelpProps = { locale: Locale; copy: WaysTexts }

/** The four ways to help, as cards side by side. */
export function WaysToHelp({ locale, copy }: WaysToHelpProps) {
  return (
    <section className="page-width pt-12 lg:pt-16">
      <h2 className="text-neem-deep text-title">{copy.heading}</h2>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {present(copy.items).map(({ id, title, description, button }) => {
          const look = LOOKS[id]
          return (
            <li
              key={id}
              className={`flex min-w-0 flex-col items-center rounded-arch px-7 pt-20 pb-8 text-center lg:pt-28 ${look.card}`}
            >
              <h3 className={`w-full text-title ${look.title}`}>{title}</h3>
              <p className="mt-4 mb-7 grow">{description}</p>
              {button && (
                <ButtonLink href={localePath(locale, look.path)} tone={look.button}>
                  {button}
                </ButtonLink>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
