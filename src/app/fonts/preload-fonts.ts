import { preload } from 'react-dom'
import type { Locale } from '@/content/locale'
import muktaDevanagari from './mukta-devanagari-400-normal.woff2'
import muktaFigures from './mukta-figures-400-normal.woff2'
import mukta from './mukta-latin-400-normal.woff2'
import muktaSemibold from './mukta-latin-600-normal.woff2'
import tiroDevanagari from './tiro-devanagari-hindi-devanagari-400-normal.woff2'
import tiroFigures from './tiro-devanagari-hindi-figures-400-normal.woff2'
import tiro from './tiro-devanagari-hindi-latin-400-normal.woff2'

/** From this width the page has room, and devices mostly the bandwidth, for Hindi heading fonts. */
const WIDE = '(min-width: 40rem)'

const FONTS: Record<Locale, { href: string; media?: string }[]> = {
  en: [{ href: mukta }, { href: muktaSemibold }, { href: tiro }],
  hi: [
    { href: muktaDevanagari },
    { href: muktaFigures },
    { href: tiroDevanagari, media: WIDE },
    { href: tiroFigures, media: WIDE },
  ],
}

/** Preloads the fonts that every page of a language needs, before the browser has the styles. */
export function preloadFonts(locale: Locale): void {
  for (const { href, media } of FONTS[locale]) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', media })
  }
}
