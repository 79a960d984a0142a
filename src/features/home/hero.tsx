import { ButtonLink } from '@/components/ui/button-link'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { HomeTexts } from '@/domain/pages/home'
import type { PictureDto } from '@/domain/picture'

type HeroProps = { locale: Locale; copy: HomeTexts['hero']; picture: PictureDto | null }

/** The hero of Home. */
export function Hero({ locale, copy, picture }: HeroProps) {
  return (
    <section
      className={`page-width grid items-center gap-10 pt-8 pb-14 lg:gap-16 lg:pt-14 lg:pb-20 ${picture ? 'lg:grid-cols-[1.1fr_1fr]' : 'justify-items-center text-center'}`}
    >
      <div className={picture ? 'lg:py-8' : 'max-w-4xl lg:py-14'}>
        {copy.eyebrow && <p className="mb-4 font-semibold text-geru">{copy.eyebrow}</p>}
        {/* Next to a picture, sized so that the lines of the seed's title fit the column. */}
        <h1
          className={`text-display text-neem-deep ${picture ? 'lg:text-[min(5.2vw,4.25rem)]' : ''}`}
        >
          {copy.title}
        </h1>
        {copy.lead && (
          <p className={`mt-6 max-w-xl text-ink-soft text-lead ${picture ? '' : 'mx-auto'}`}>
            {copy.lead}
          </p>
        )}
        <div className={`mt-8 flex flex-wrap gap-3 ${picture ? '' : 'justify-center'}`}>
          {copy.support && (
            <ButtonLink href={localePath(locale, '/donate')} tone="give">
              {copy.support}
            </ButtonLink>
          )}
          {copy.volunteer && (
            <ButtonLink href={localePath(locale, '/join')} tone="quiet">
              {copy.volunteer}
            </ButtonLink>
          )}
        </div>
      </div>
      {picture && (
        <div className="relative mx-auto w-full max-w-md lg:max-w-none">
          <div
            aria-hidden="true"
            className="absolute -inset-3 rounded-arch border border-marigold/70 sm:-inset-4 print:hidden"
          />
          <Picture
            picture={picture}
            isFirst
            sizes="(min-width: 76rem) 34rem, (min-width: 64rem) 45vw, (min-width: 30rem) 28rem, 90vw"
            className="relative aspect-[4/5] w-full rounded-arch object-cover lg:aspect-[5/6]"
          />
        </div>
      )}
    </section>
  )
}
