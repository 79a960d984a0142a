/** Returns the dark shade of the leading colour, used for titles. */
export function leadingColourOf(palette: Palette): string {
  return palette === DEFAULT_PALETTE ? '#123d30' : OTHER_PALETTES[palette]['neem-deep']
}

/** The colours that a palette sets, named as in src/app/tokens.css. */
const paletteTokens = ['neem', 'neem-deep', 'neem-tint', 'geru', 'geru-deep', 'geru-tint'] as const
type Token = (typeof paletteTokens)[number]

/** The palette of src/app/tokens.css, for which pages load no extra stylesheet. */
export const DEFAULT_PALETTE = 'neem'

/**
 * The other palettes: the leading colour and the call-to-action colour, each with a dark and a light
 * shade. palette.test.ts checks the contrast of every pair that the pages use.
 */
const OTHER_PALETTES = {
  river: {
    neem: '#175a73',
    'neem-deep': '#0e3c4e',
    'neem-tint': '#dbe9ee',
    geru: '#a8431f',
    'geru-deep': '#8a3417',
    'geru-tint': '#f6e3d8',
  },
  indigo: {
    neem: '#34478c',
    'neem-deep': '#1f2b58',
    'neem-tint': '#e1e5f3',
    geru: '#a8431f',
    'geru-deep': '#8a3417',
    'geru-tint': '#f6e3d8',
  },
  plum: {
    neem: '#6a3b80',
    'neem-deep': '#432352',
    'neem-tint': '#ece1f1',
    geru: '#1e6350',
    'geru-deep': '#154a3b',
    'geru-tint': '#dcebe4',
  },
  madder: {
    neem: '#8c2a45',
    'neem-deep': '#5a1a2c',
    'neem-tint': '#f5e0e5',
    geru: '#1c5f6e',
    'geru-deep': '#134854',
    'geru-tint': '#dae9ec',
  },
  earth: {
    neem: '#7b4019',
    'neem-deep': '#4d270f',
    'neem-tint': '#f3e4d4',
    geru: '#1e5a46',
    'geru-deep': '#123d30',
    'geru-tint': '#dde9df',
  },
} as const satisfies Record<string, Record<Token, string>>

type OtherPalette = keyof typeof OTHER_PALETTES
export type Palette = typeof DEFAULT_PALETTE | OtherPalette
export const palettes = [
  DEFAULT_PALETTE,
  ...(Object.keys(OTHER_PALETTES) as OtherPalette[]),
] as const

/** Returns three colours that represent a palette when choosing one. */
export function swatchOf(palette: Palette): string[] {
  const { neem, geru } =
    palette === DEFAULT_PALETTE ? { neem: '#1e5a46', geru: '#a8431f' } : OTHER_PALETTES[palette]
  return [neem, geru, '#f0a526']
}

/** Returns the colours that a palette sets; none for the default. */
export function coloursOf(palette: Palette): Partial<Record<Token, string>> {
  return palette === DEFAULT_PALETTE ? {} : OTHER_PALETTES[palette]
}

/** Returns the CSS rule of a palette's colours; its selector is more specific than the one in src/app/site.css. */
export function themeColours(palette: Palette): string {
  const rules = Object.entries(coloursOf(palette)).map(
    ([name, value]) => `--color-${name}:${value}`,
  )
  return rules.length > 0 ? `html:root{${rules.join(';')}}` : ''
}

/** Returns the SVG of the hills above the footer (public/brand/horizon.svg) in a palette's colours. */
export function themeHorizon(palette: Exclude<Palette, typeof DEFAULT_PALETTE>): string {
  const colours = OTHER_PALETTES[palette]
  const layers = [
    [colours['neem-tint'], 1, 'M0 44C220 4 420 14 640 52S1120 92 1440 22V120H0Z'],
    [colours.neem, 0.5, 'M0 84C240 44 470 66 720 82S1190 60 1440 58V120H0Z'],
    [colours.neem, 1, 'M0 88C260 104 500 76 760 92S1230 112 1440 84V120H0Z'],
    [colours['neem-deep'], 1, 'M0 112C300 92 560 118 820 108S1260 98 1440 108V120H0Z'],
  ]
  const paths = layers.map(
    ([fill, opacity, d]) => `<path fill="${fill}" fill-opacity="${opacity}" d="${d}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 120" preserveAspectRatio="none">${paths.join('')}</svg>`
}

/** Returns the palette with a name; undefined if unknown. */
export function toPalette(name: string | null | undefined): Palette | undefined {
  return palettes.find((palette) => palette === name)
}
