import localFont from 'next/font/local'

/* Next reads these calls while it builds: every value must be written out. */

const mukta = localFont({
  src: [
    { path: './mukta-latin-400-normal.woff2', weight: '400' },
    { path: './mukta-latin-600-normal.woff2', weight: '600' },
  ],
  variable: '--font-mukta',
  declarations: [{ prop: 'unicode-range', value: 'U+0020-02FF, U+2010-2027, U+2190-2193' }],
})
const tiro = localFont({
  src: './tiro-devanagari-hindi-latin-400-normal.woff2',
  variable: '--font-tiro',
  adjustFontFallback: 'Times New Roman',
  declarations: [{ prop: 'unicode-range', value: 'U+0020-02FF, U+2010-2027, U+2190-2193' }],
})
// Fetched only where a page holds Devanagari letters.
const muktaDevanagari = localFont({
  src: './mukta-devanagari-400-normal.woff2',
  variable: '--font-mukta-devanagari',
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0900-097F, U+200C-200D, U+25CC' }],
})
const tiroDevanagari = localFont({
  src: './tiro-devanagari-hindi-devanagari-400-normal.woff2',
  variable: '--font-tiro-devanagari',
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0900-097F, U+200C-200D, U+25CC' }],
})

/** The class names that make the site's fonts known to the page. */
export const siteFonts = [mukta, tiro, muktaDevanagari, tiroDevanagari]
  .map((font) => font.variable)
  .join(' ')
