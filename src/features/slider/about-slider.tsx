import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/content/locale'
import { sliderContent } from '@/content/slider'
import type { PictureDto } from '@/domain/picture'
import { SliderLoader } from './slider-loader'

const SIZES = '(min-width: 78rem) 74rem, 94vw'
/** Shown if the slider has no picture; part of the site itself. */
const FALLBACK_SRC = '/brand/about-fallback.webp'

/**
 * The pictures at the top of About. The first one is in the HTML; the slider replaces it once
 * loaded.
 */
export function AboutSlider({ locale, slides }: { locale: Locale; slides: PictureDto[] }) {
  const copy = sliderContent[locale]
  const first: PictureDto = slides[0] ?? {
    src: FALLBACK_SRC,
    width: 1600,
    height: 900,
    alt: copy.fallbackAlt,
  }
  const still = (
    <Picture
      picture={first}
      isFirst
      sizes={SIZES}
      className="aspect-video w-full rounded-card object-cover"
    />
  )
  return (
    // Whole pixels: Swiper rounds its width, and a picture half a pixel larger than the one in the
    // HTML would count as the largest contentful paint, a second later.
    <section aria-label={copy.label} className="mx-auto w-[min(100%-24px,76rem)] pt-8 lg:pt-12">
      {slides.length > 1 ? (
        <SliderLoader
          slides={slides}
          sizes={SIZES}
          labels={{
            loading: copy.loading,
            previous: copy.previous,
            next: copy.next,
            pause: copy.pause,
            play: copy.play,
            slides: slides.map((_, index) => copy.goTo(String(index + 1))),
            positions: slides.map((_, index) =>
              copy.position(String(index + 1), String(slides.length)),
            ),
          }}
        >
          {still}
        </SliderLoader>
      ) : (
        still
      )}
    </section>
  )
}
