/**
 * Subsets the site's fonts to what English and Hindi need.
 * Its output in src/app/fonts is committed: see README.md.
 */
import fs from 'node:fs'
import path from 'node:path'
import { convert } from 'fontverter'
import { cutFont, Shaper } from './cut-font'
import { allPairs, hindiSyllables } from './hindi'

const SOURCE = path.join(import.meta.dirname, 'node_modules/@fontsource')
const TARGET = path.join(import.meta.dirname, '../src/app/fonts')

const SHARE_TARGET = path.join(import.meta.dirname, '../src/server/share/fonts')

const MUKTA = 'mukta/files/mukta'
const TIRO = 'tiro-devanagari-hindi/files/tiro-devanagari-hindi'

/** Characters used with letters of any script. */
const FIGURES = [...range(0x20, 0x40), ...'[]{}|~\u00a0©°·–—‘’“”•…₹→←↑↓✓×']
/** UPI and other abbreviations occur in Hindi texts, too. */
const CAPITALS = range(0x41, 0x5a)
/** Letters, accents that names may have, and ligatures. */
const LATIN = [
  ...FIGURES,
  ...CAPITALS,
  ...range(0x5b, 0x7e),
  ...range(0xa0, 0xff),
  'ff',
  'fi',
  'fl',
  'ffi',
]

const fonts = [
  { source: `${MUKTA}-latin-400-normal`, texts: LATIN },
  { source: `${MUKTA}-latin-600-normal`, texts: LATIN },
  { source: `${TIRO}-latin-400-normal`, texts: LATIN },
  { source: `${MUKTA}-latin-400-normal`, texts: [...FIGURES, ...CAPITALS], part: 'figures' },
  { source: `${TIRO}-latin-400-normal`, texts: FIGURES, part: 'figures' },
  { source: `${MUKTA}-devanagari-400-normal`, texts: hindiSyllables() },
  { source: `${TIRO}-devanagari-400-normal`, texts: hindiSyllables() },
  // The only Hindi word of an English page, the link to the Hindi one, and the half letter in it.
  { source: `${MUKTA}-devanagari-400-normal`, texts: ['हिन्दी', 'न्\u200d'], part: 'language' },
  // The only English word in Latin letters of a Hindi page.
  { source: `${MUKTA}-latin-400-normal`, texts: ['English'], part: 'english' },
]

for (const { source, texts, part } of fonts) {
  const name = source.split('/').at(-1)?.replace(/[a-z]+(?=-\d)/, (script) => part ?? script)
  const whole = fs.readFileSync(`${SOURCE}/${source}.woff2`)
  const cut = cutFont(await convert(whole, 'truetype'), texts)
  if (source.includes('-devanagari-400') && !part) refuseEmptyBoxes(cut)
  const packed = await convert(cut, 'woff2', 'truetype')
  fs.writeFileSync(`${TARGET}/${name}.woff2`, packed)
  if (source.startsWith(TIRO) && !part) {
    // The library that draws share pictures cannot read WOFF2.
    const script = source.includes('devanagari-400') ? 'devanagari' : 'latin'
    fs.writeFileSync(`${SHARE_TARGET}/tiro-${script}.ttf`, cut)
  }
  console.log(`${name}: ${whole.length} → ${packed.length} bytes`)
}

function refuseEmptyBoxes(font: Buffer): void {
  const shaper = new Shaper(font)
  const missing = allPairs().filter((pair) => shaper.glyphs(pair).includes(0))
  if (missing.length > 0) throw new Error(`Not shown at all: ${missing.join(' ')}`)
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}
