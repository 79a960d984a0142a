/**
 * Cuts the site's fonts down to the letters that English and Hindi need.
 * Run it with `npm run fonts` after changing a font; its output in src/app/fonts is committed.
 */
import fs from 'node:fs'
import subsetFont from 'subset-font'

const SOURCE = 'node_modules/@fontsource'
const TARGET = 'src/app/fonts'

/** Letters, digits, punctuation, the signs of our texts, and the accents that names may carry. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…₹→←↑↓✓×`
/** Hindi as it is written today, without Vedic accents and letters of other languages. */
const DEVANAGARI = `${range(0x901, 0x903)}${range(0x905, 0x90b)}${range(0x90f, 0x911)}${range(0x913, 0x928)}${range(0x92a, 0x930)}${range(0x932, 0x932)}${range(0x935, 0x939)}${range(0x93c, 0x943)}${range(0x947, 0x949)}${range(0x94b, 0x94d)}ॐक़ख़ग़ज़ड़ढ़फ़।॥${range(0x966, 0x96f)}\u200c\u200d\u25cc`

/** What writing needs: shaping, marks and kerning, without small capitals and other finery. */
const FEATURES = [
  ...['ccmp', 'locl', 'kern', 'liga', 'calt', 'clig', 'rlig', 'mark', 'mkmk', 'dist'],
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu', 'cjct'],
  ...['init', 'pres', 'abvs', 'blws', 'psts', 'haln', 'abvm', 'blwm'],
]

const fonts = [
  { file: 'mukta/files/mukta-latin-400-normal', text: LATIN },
  { file: 'mukta/files/mukta-latin-600-normal', text: LATIN },
  { file: 'tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal', text: LATIN },
  { file: 'mukta/files/mukta-devanagari-400-normal', text: DEVANAGARI },
  {
    file: 'tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal',
    text: DEVANAGARI,
  },
]

fs.mkdirSync(TARGET, { recursive: true })
for (const { file, text } of fonts) {
  const name = `${file.split('/').at(-1)}.woff2`
  const whole = fs.readFileSync(`${SOURCE}/${file}.woff2`)
  const cut = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    // Instructions for the coarse screens of long ago.
    noHinting: true,
  })
  fs.writeFileSync(`${TARGET}/${name}`, cut)
  console.log(`${name}: ${whole.length} → ${cut.length} bytes`)
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}
