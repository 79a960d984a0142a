import { preload } from 'react-dom'
import type { Locale } from '@/content/locale'
import muktaDevanagari from './mukta-devanagari-400-normal.woff2'
import muktaFigures from './mukta-figures-400-normal.woff2'
import mukta from './mukta-latin-400-normal.woff2'
import muktaSemibold from './mukta-latin-600-normal.woff2'
import tiroDevanagari from './tiro-devanagari-hindi-devanagari-400-normal.woff2'
import tiroFigures from './tiro-devanagari-hindi-figures-400-normal.woff2'
import tiro from './tiro-devanagari-hindi-latin-400-normal.woff2'

const FONTS: Record<Locale, string[]> = {
  en: [mukta, muktaSemibold, tiro],
  hi: [muktaDevanagari, tiroDevanagari, muktaFigures, tiroFigures],
}

/** Has the browser fetch the fonts that every page of a language needs before it knows the styles. */
export function preloadFonts(locale: Locale): void {
  for (const font of FONTS[locale]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
